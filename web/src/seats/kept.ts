// The seats this browser holds, and the invitations it was given: by table, in localStorage.

import { keep, kept, names } from "../keeping";
import { forgetNonces } from "../fair/nonces";

export interface KeptSeat {
  table: string;
  token: string; // the key to the seat
  name: string; // what its owner is called there
  title: string; // of the table
  game: string;
  at: number; // when it was last looked at, in milliseconds since 1970
  satHere: boolean; // taken on this device, so that the nonces are here
}

const SEAT = "zaubertisch.seat.";
const INVITE = "zaubertisch.invite.";

export function seatAt(table: string): KeptSeat | null {
  return kept<KeptSeat>(SEAT + table);
}

export function keepSeat(seat: KeptSeat): void {
  keep(SEAT + seat.table, seat);
}

/** All seats, the one looked at last first. */
export function keptSeats(): KeptSeat[] {
  return names(SEAT)
    .map((name) => kept<KeptSeat>(name))
    .filter((seat) => seat !== null)
    .sort((a, b) => b.at - a.at);
}

/** The seat is somebody else's now, or the table is gone. */
export function forgetSeat(table: string): void {
  keep(SEAT + table, null);
  forgetNonces(table);
}

export function inviteTo(table: string): string | null {
  return kept<string>(INVITE + table);
}

export function keepInvite(table: string, invite: string): void {
  keep(INVITE + table, invite);
}

const TRIED = "zaubertisch.tried.";

/** The token with which somebody tried to sit down here and got no answer yet. */
export function tokenTried(table: string): string | null {
  return kept<string>(TRIED + table);
}

export function keepTokenTried(table: string, token: string | null): void {
  keep(TRIED + table, token);
}

const NAME = "zaubertisch.name";

/** The name used last time. */
export function keptName(): string {
  return kept<string>(NAME) ?? "";
}

export function keepName(name: string): void {
  keep(NAME, name);
}
