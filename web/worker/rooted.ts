// The page is opened at many addresses, so what it asks for begins at the root.  A server below a path puts that
// before every address in it; see server/net/page.py.

import type { Plugin } from "vite";

export function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}
