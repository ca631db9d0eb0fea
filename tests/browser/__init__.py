"""What a person sees and does: a real Chromium before a real server on a real file."""
