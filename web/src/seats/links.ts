// The links to a table.  Their secrets stand behind the #, so that they reach no server's log; once read they are
// taken out of the address, so that they reach no picture of the screen either.

import { keepInvite, keepSeat, seatAt } from "./kept";

export type Purpose = "seat" | "join" | "watch";

const SECRET = /^#(seat|join|watch)=([A-Za-z0-9_-]{8,64})$/;

export function linkTo(table: string, purpose?: Purpose, secret?: string): string {
  return `${location.origin}/t/${table}${purpose && secret ? `#${purpose}=${secret}` : ""}`;
}

/** Keep the secret of the address and take it out; says what the link was for. */
export function readLink(table: string): Purpose | null {
  const [, purpose, secret] = SECRET.exec(location.hash) ?? [];
  if (!purpose || !secret) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (purpose !== "seat") keepInvite(table, secret);
  else if (seatAt(table)?.token !== secret) {
    keepSeat({ table, token: secret, name: "", title: "", game: "", at: Date.now(), satHere: false });
  }
  return purpose as Purpose;
}
