"""What whoever runs the server needs: a journal, figures, readiness, and a hand in tables that are over."""
