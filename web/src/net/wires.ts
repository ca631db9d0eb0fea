// The two ways to hear of a table: a WebSocket, and where a proxy blocks it, server-sent events read by fetch
// (EventSource cannot carry a secret, and six of them would stall the requests of a browser).

import { headers } from "./ask";
import { url } from "../root";
import type { FromServer } from "../wire";

export interface Ears {
  heard: (message: FromServer) => void;
  closed: () => void; // once, however it ends
}

/** Opens a way to hear and returns how to close it; then `closed` is not called any more. */
export type Wire = (table: string, secret: string | null, since: number | null, ears: Ears) => () => void;

export const socket: Wire = (table, secret, since, ears) => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  let open = true;
  let ws: WebSocket;
  try {
    ws = new WebSocket(`${scheme}//${location.host}${url(`/api/tables/${table}/socket`)}`);
  } catch {
    queueMicrotask(() => open && ears.closed());
    return () => void (open = false);
  }
  const close = (): void => {
    if (!open) return;
    open = false;
    ears.closed();
  };
  ws.onopen = () => ws.send(JSON.stringify({ type: "hello", token: secret, since }));
  ws.onmessage = (event) => open && ears.heard(JSON.parse(String(event.data)) as FromServer);
  ws.onclose = close;
  ws.onerror = close;
  return () => {
    open = false;
    // Closed before it is open, a socket would leave a warning in the console.
    if (ws.readyState === WebSocket.CONNECTING) ws.onopen = () => ws.close();
    else ws.close();
  };
};

export const stream: Wire = (table, secret, since, ears) => {
  const stop = new AbortController();
  const query = since === null ? "" : `?since=${since}`;
  read(`/api/tables/${table}/events${query}`, secret, stop.signal, ears.heard)
    .catch(() => undefined)
    .finally(() => {
      if (!stop.signal.aborted) ears.closed();
    });
  return () => stop.abort();
};

async function read(path: string, secret: string | null, signal: AbortSignal, heard: Ears["heard"]): Promise<void> {
  const response = await fetch(url(path), { headers: { ...headers(secret), Accept: "text/event-stream" }, signal, cache: "no-store" });
  if (!response.ok) {
    const said = (await response.json()) as { code?: string };
    // A refusal comes as an ordinary answer here; a socket says the same in its last message.
    if (response.status < 500 && said.code) heard({ type: "refusal", ...said } as FromServer);
    return;
  }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events = new Events();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    for (const data of events.add(part.value)) heard(JSON.parse(data) as FromServer);
  }
}

/** Puts pieces of an event stream together and gives the data of each whole event. */
export class Events {
  private rest = "";

  add(piece: string): string[] {
    const blocks = (this.rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map(dataOf).filter((data) => data !== "");
  }
}

function dataOf(block: string): string {
  const lines = block.split("\n").filter((line) => line.startsWith("data:"));
  return lines.map((line) => line.slice(5).replace(/^ /, "")).join("\n");
}
