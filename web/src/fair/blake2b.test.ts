import { expect, test } from "vitest";
import { hex, unhex } from "../net/random";
import { blake2b } from "./blake2b";
import { digest, promiseOf, serverPromise } from "./digest";

// Made with Python: hashlib.blake2b(bytes((7 * i + n) % 256 for i in range(n)), digest_size=32).hexdigest()
const KNOWN: [length: number, digest: string][] = [
  [0, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"],
  [1, "ee155ace9c40292074cb6aff8c9ccdd273c81648ff1149ef36bcea6ebb8a3e25"],
  [3, "9facd640130c81e7f318a8d5c660bc1b0f5d03861ffbd4cc1358e0e904593c28"],
  [32, "0ab57ed54065dec2cd36f056d69ee14d24dbfe0577214f836270e46846a1c0b0"],
  [127, "f609ab2904b340cd075920018e0e3c6f6a90a3dae3edf03d3cccc0634a81ffe3"],
  [128, "0702c64922fb7635a1b799668a7e89ba9c5fe55ed7bd2fdecb001544073afad9"],
  [129, "490091b32bad7b3380c9e593d341bce9b73ff9d4ebcf0091ff932bdff7279897"],
  [255, "b579b3e762db9a4a9def50ea22419ca669a4875f015a167f52baa86547df7554"],
  [256, "3d0cb2693dfbac42af5a6cc960953fea8714aa39c4bcd054ef61d6b5e98ade4a"],
  [257, "080f7f2ee61cc8ffcf2ad907f7a9824a8445c5e4b194a0106c65f9b9c1ea6787"],
  [1000, "a2ae1ecc90361e0bb07dab9789a4b0a724ee3cf05623ac6cefa1e6af3da4aae8"],
];

test.each(KNOWN)("the digest of %i bytes is Python's", (length, digest) => {
  const data = Uint8Array.from({ length }, (_, index) => (7 * index + length) % 256);
  expect(hex(blake2b(data))).toBe(digest);
});

test("the digest of abc with 64 bytes is that of RFC 7693", () => {
  expect(hex(blake2b(new TextEncoder().encode("abc"), 64))).toBe(
    "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
      "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
  );
});

test("promises are those of kernel/fairness.py", () => {
  const nonce = hex(Uint8Array.from({ length: 32 }, (_, index) => index));
  expect(promiseOf("match-7", nonce)).toBe("9ac14ac7a8e705b825f10d37c21774864d01fd5a36a68d5657ad1bf9691884b4");
  expect(serverPromise("match-7", "00".repeat(32))).toBe("0f7eb31e739749c9d52595381727bb2a81d12370d449e9de4bade68a4ca05d61");
  expect(digest("x", new Uint8Array(), unhex("6162"))).toBe("f75ce2498d25c2a2b8b86fe3b6e4b5c59803ee36a0a9305f7f58cbb91a4a4385");
});
