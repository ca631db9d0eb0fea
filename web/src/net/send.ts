// A request that must get through: sent again with the same key until it is answered, so that it happens once.

import { ask, Unreachable, type Asking } from "./ask";
import { Patience, pause } from "./patience";

export interface Sending extends Asking {
  body: { key: string } & Record<string, unknown>;
  tries?: number; // give up after so many; without it, never
  patience?: Patience; // whoever holds it can wake us when the line is back
}

export async function send<T>(path: string, { tries = Infinity, patience = new Patience(), ...asking }: Sending): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask<T>(path, asking);
    } catch (error) {
      const hopeless = !(error instanceof Unreachable) || attempt + 1 >= tries || asking.signal?.aborted;
      if (hopeless) throw error;
      await patience.wait(pause(attempt));
      if (asking.signal?.aborted) throw error;
    }
  }
}
