"""The table on the network: a pure room around a match, a log that is the truth, the shell around both."""
