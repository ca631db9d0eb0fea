"""HTTP, WebSocket and server-sent events: addresses, the gate in front of them, and the page."""
