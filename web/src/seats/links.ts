// The links to a table.  Their secrets stand behind the #, so that they reach no server's log; once read they are
// taken out of the address, so that they reach no picture of the screen either.

import { url } from "../root";
import { keepInvite, keepSeat, seatAt } from "./kept";

export type Purpose = "seat" | "join" | "watch";

const SECRET = /^#(seat|join|watch)=([A-Za-z0-9_-]{8,64})$/;

export function linkTo(table: string, purpose?: Purpose, secret?: string): string {
  return `${location.origin}${url(`/t/${table}`)}${purpose && secret ? `#${purpose}=${secret}` : ""}`;
}

/** A link to a moment of a finished match; at a private table it carries the secret that lets one watch. */
export function linkToMoment(table: string, match: string, moment: string, secret: string | null): string {
  return `${location.origin}${url(`/t/${table}/m/${match}`)}${moment}${secret ? `${moment ? "&" : "#"}watch=${secret}` : ""}`;
}

/** Keep the secret of such a link and take it out of the address; the moment stays. */
export function readWatch(table: string): void {
  const [said, secret] = /[#&]watch=([A-Za-z0-9_-]{8,64})$/.exec(location.hash) ?? [];
  if (!said || !secret) return;
  history.replaceState(history.state, "", location.pathname + location.search + location.hash.slice(0, -said.length));
  keepInvite(table, secret);
}

/** Keep the secret of the address and take it out; says what the link was for.
 *  A seat of our own is never given up for the one of a link: whoever sends it may only want us to lose ours. */
export function readLink(table: string): Purpose | null {
  const [, purpose, secret] = SECRET.exec(location.hash) ?? [];
  if (!purpose || !secret) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (purpose !== "seat") keepInvite(table, secret);
  else if (seatAt(table) === null) {
    keepSeat({ table, token: secret, name: "", title: "", game: "", at: Date.now(), satHere: false });
  }
  return purpose as Purpose;
}
