"""What the compiled kernels of all games share."""
