// Who is signed in.  What the browser shows for it is a cookie that no script can read: here is only the name.

import { ask } from "../net/ask";
import type { KeptDeck } from "./kept";

interface Account {
  name: string | null;
}

const ACCOUNT = "/api/account";
let name: string | null | undefined = $state();

export const account = {
  /** Null is nobody; undefined before the server was asked. */
  get name(): string | null | undefined {
    return name;
  },
};

/** Ask who is signed in; rejects when nobody answers. */
export async function askWho(): Promise<string | null> {
  name = (await ask<Account>(ACCOUNT)).name;
  return name;
}

export const signIn = (who: string, password: string): Promise<void> => entered("sign-in", { name: who, password });
export const register = (who: string, password: string): Promise<void> => entered("register", { name: who, password });
export const signOut = (): Promise<void> => entered("sign-out", {});
export const changePassword = (password: string, next: string): Promise<void> => entered("password", { password, new: next });
/** Delete the account and all that it holds. */
export const eraseAccount = (password: string): Promise<void> => entered("delete", { password });

async function entered(to: string, body: Record<string, string>): Promise<void> {
  name = (await ask<Account>(`${ACCOUNT}/${to}`, { body, once: true })).name;
}

export const accountDecks = (): Promise<KeptDeck[]> => ask(`${ACCOUNT}/decks`);

export function keepInAccount({ id, game, name, deck }: KeptDeck): Promise<KeptDeck> {
  return ask(`${ACCOUNT}/decks/${id}`, { method: "PUT", body: { game, name, deck } });
}

export async function dropFromAccount(id: string): Promise<void> {
  await ask(`${ACCOUNT}/decks/${id}`, { method: "DELETE" });
}
