// Writes sw.js beside index.html: the worker with the names of all that the page needs to open.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HOME = import.meta.dirname;
const PUBLIC = join(HOME, "../public");

/** Parts that few open: they are fetched when they are, and not kept. */
const SELDOM = /^assets\/Look-/;

export function shellWorker(): Plugin {
  return {
    name: "shell-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const parts = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !SELDOM.test(name));
      const files = ["/", ...[...readdirSync(PUBLIC), ...parts].map((name) => `/${name}`)].sort();
      const worker = readFileSync(join(HOME, "shell.js"), "utf8");
      const hash = createHash("sha256").update(worker).update(files.join());
      for (const name of readdirSync(PUBLIC).sort()) hash.update(readFileSync(join(PUBLIC, name)));
      hash.update(String((bundle["index.html"] as { source?: unknown } | undefined)?.source ?? ""));
      const shell = JSON.stringify({ version: hash.digest("hex").slice(0, 12), files });
      this.emitFile({ type: "asset", fileName: "sw.js", source: `self.SHELL = ${shell};\n\n${worker}` });
    },
  };
}
