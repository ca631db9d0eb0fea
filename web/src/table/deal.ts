// Does what this browser owes the deal, without being asked: promises, and opens what it promised.
// Keys are made of what is sent, so that two tabs, or a reload, send one and the same request.

import { Refused } from "../net/ask";
import type { Acting } from "../net/api";
import { promiseOf } from "../fair/digest";
import { dutyOf } from "../fair/duty";
import { nonceFor, noncesFor } from "../fair/nonces";
import type { Action, Frame } from "../wire";

type Post = (action: Action, how: Acting) => Promise<void>;

export class Deal {
  private done = ""; // the latest duty served: once a match and phase
  private refused = ""; // the match for which none of our nonces was the promised one

  constructor(
    private readonly table: string,
    private readonly satHere: boolean,
    private readonly post: Post,
  ) {}

  /** Do what is owed.  Says whether the nonce is on another device, which has to be open for the deal. */
  async serve(frame: Frame): Promise<boolean> {
    const { match } = frame.table;
    const duty = dutyOf(frame, noncesFor(this.table, match), this.satHere);
    if (!duty) return false;
    if (duty.what === "elsewhere") return true;
    const due = `${duty.what} ${match}`;
    if (this.done !== due) {
      this.done = due;
      if (duty.what === "promise") await this.promise(match);
      else if (!(await this.openOne(duty.nonces))) this.refused = match;
    }
    return duty.what === "open" && this.refused === match;
  }

  private async promise(match: string): Promise<void> {
    const promise = promiseOf(match, nonceFor(this.table, match));
    await this.quietly({ type: "promise", promise }, `promise-${promise.slice(0, 40)}`);
  }

  /** If two tabs promised at the same moment, the server took one: the others are refused and nothing is lost. */
  private async openOne(nonces: string[]): Promise<boolean> {
    for (const nonce of nonces) {
      if (await this.quietly({ type: "nonce", nonce }, `nonce-${nonce.slice(0, 40)}`)) return true;
    }
    return false;
  }

  private async quietly(action: Action, key: string): Promise<boolean> {
    try {
      await this.post(action, { key });
      return true;
    } catch (error) {
      // Another tab was faster, or the time to open is over: either way the next frame tells.
      return !(error instanceof Refused) || error.code !== "nonce-not-promised";
    }
  }
}
