// Writes a gzipped twin beside every file that gains by it, so that the server need not squeeze while it plays.

import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const GAINS = /\.(js|css|html|svg|webmanifest)$/;

export function squeezed(): Plugin {
  let home = "dist";
  return {
    name: "squeezed",
    apply: "build",
    configResolved: (config) => void (home = config.build.outDir),
    closeBundle() {
      const names = readdirSync(home, { recursive: true, encoding: "utf8" }).filter((name) => GAINS.test(name));
      for (const name of names) writeFileSync(join(home, `${name}.gz`), gzipSync(readFileSync(join(home, name)), { level: 9 }));
    },
  };
}
