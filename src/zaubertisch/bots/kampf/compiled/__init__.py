"""Kampf der Magier in integers, for the search: typed Python that `make compiled` compiles.

A hand is its number of cards of each kind, four bits a kind, in one integer.  What these files say must equal
`games/kampf` and its rule of thumb, which they are held to by whole rounds; there is no other reason to read
them than speed.
"""
