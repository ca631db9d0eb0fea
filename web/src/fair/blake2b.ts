// BLAKE2b, with or without a key, as in RFC 7693.  Our own, because over plain http there is no crypto.subtle, which
// has no BLAKE2 anyway.  BigInt is slow and plain; all deals of a match are some thousand short digests.

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;

const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const;

const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((row) => Array.from(row, (digit) => parseInt(digit, 16)));

type Words = bigint[];

const at = (words: Words, index: number): bigint => words[index] ?? 0n;

function turnRight(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK;
}

function mix(v: Words, a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (at(v, a) + at(v, b) + x) & MASK;
  v[d] = turnRight(at(v, d) ^ at(v, a), 32n);
  v[c] = (at(v, c) + at(v, d)) & MASK;
  v[b] = turnRight(at(v, b) ^ at(v, c), 24n);
  v[a] = (at(v, a) + at(v, b) + y) & MASK;
  v[d] = turnRight(at(v, d) ^ at(v, a), 16n);
  v[c] = (at(v, c) + at(v, d)) & MASK;
  v[b] = turnRight(at(v, b) ^ at(v, c), 63n);
}

/** The places that one step mixes: four columns, then four diagonals. */
const PLACES = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

function compress(h: Words, block: DataView, counted: number, last: boolean): void {
  const m = Array.from({ length: 16 }, (_, index) => block.getBigUint64(index * 8, true));
  const v = [...h, ...IV];
  v[12] = at(v, 12) ^ BigInt(counted);
  if (last) v[14] = at(v, 14) ^ MASK;
  for (let round = 0; round < 12; round += 1) {
    const order = SIGMA[round % 10] ?? [];
    PLACES.forEach(([a, b, c, d], step) => {
      mix(v, a, b, c, d, at(m, order[2 * step] ?? 0), at(m, order[2 * step + 1] ?? 0));
    });
  }
  for (let index = 0; index < 8; index += 1) h[index] = at(h, index) ^ at(v, index) ^ at(v, index + 8);
}

/** The key as a block of its own, and the text after it. */
function behind(key: Uint8Array, text: Uint8Array): Uint8Array {
  const data = new Uint8Array(BLOCK + text.length);
  data.set(key);
  data.set(text, BLOCK);
  return data;
}

/** The digest of `text`, `size` bytes long (1 to 64), under a key of at most 64 bytes. */
export function blake2b(text: Uint8Array, size = 32, key: Uint8Array = new Uint8Array()): Uint8Array {
  const data = key.length === 0 ? text : behind(key, text);
  const h: Words = [...IV];
  h[0] = at(h, 0) ^ BigInt(0x01010000 ^ (key.length << 8) ^ size);
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let index = 0; index < blocks; index += 1) {
    const block = new Uint8Array(BLOCK);
    block.set(data.subarray(index * BLOCK, (index + 1) * BLOCK));
    const last = index === blocks - 1;
    compress(h, new DataView(block.buffer), last ? data.length : (index + 1) * BLOCK, last);
  }
  const whole = new DataView(new ArrayBuffer(64));
  h.forEach((word, index) => whole.setBigUint64(index * 8, word, true));
  return new Uint8Array(whole.buffer, 0, size);
}
