### Lobby, table and connection: all that no single game owns.

switch-on = on
switch-off = off
