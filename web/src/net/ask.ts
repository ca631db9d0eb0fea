// One request and its answer.  A refusal of the server and a server that cannot be reached are two things.

import { url } from "../root";
import type { Fact, Problem } from "../wire";

const TIMEOUT = 12_000;

/** The server said no, and why: a stable code, its English sentence, and the facts in it. */
export class Refused extends Error {
  readonly code: string;
  readonly facts: Record<string, Fact>;
  readonly parts: readonly Problem[]; // where several things are wrong at once: each of them
  readonly status: number;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.code = problem.code;
    this.facts = problem.facts ?? {};
    this.parts = problem.parts ?? [];
  }
}

/** Nobody answered, or the answer was no answer: try again later. */
export class Unreachable extends Error {}

export interface Asking {
  body?: unknown; // with a body it is a POST, if nothing else is said
  method?: "GET" | "POST" | "PUT" | "DELETE";
  once?: boolean; // whoever asks by hand is told to wait, and does not try again unseen
  secret?: string | null; // a seat's token or an invitation
  signal?: AbortSignal;
  kept?: boolean; // what the server lets a browser keep, and asks again whether it has changed
}

export function headers(secret: string | null | undefined): Record<string, string> {
  return secret ? { Authorization: `Bearer ${secret}` } : {};
}

export async function ask<T>(path: string, { body, method, once = false, secret, signal, kept = false }: Asking = {}): Promise<T> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT);
  const give = (): void => stop.abort();
  signal?.addEventListener("abort", give);
  try {
    const response = await fetch(url(path), {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { ...headers(secret), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: stop.signal,
      keepalive: method === "PUT", // what is to be kept goes out even if the page is left meanwhile
      cache: kept ? "default" : "no-store",
    });
    return await answer<T>(response, once);
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreachable) throw error;
    throw new Unreachable(String(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", give);
  }
}

async function answer<T>(response: Response, once: boolean): Promise<T> {
  if (response.status >= 500 || (response.status === 429 && !once)) throw new Unreachable(`status ${response.status}`);
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said as T;
  if (isProblem(said)) throw new Refused(response.status, said);
  throw new Refused(response.status, { code: `status-${response.status}`, message: response.statusText });
}

function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && typeof (said as Problem).code === "string";
}
