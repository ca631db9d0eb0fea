// Ids, tokens and nonces.  getRandomValues is there on plain http too, where crypto.randomUUID is not.

export function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** A key that makes a request safe to send again. */
export function newKey(): string {
  return hex(bytes(16));
}

/** The key to a seat: 43 characters that nobody guesses. */
export function newToken(): string {
  return btoa(String.fromCharCode(...bytes(32)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
