import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { ClientRequest } from "node:http";
import type { ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";
import { rooted } from "./worker/rooted.ts";
import { shellWorker } from "./worker/plugin.ts";
import { squeezed } from "./worker/squeezed.ts";

// The server answers under /api on the same origin; while developing it runs beside us.
const server = process.env.ZAUBERTISCH ?? "http://127.0.0.1:8000";
// It listens to its own page alone, so what is passed on must look as if it came from there: Host and Origin.
const api: ProxyOptions = {
  target: server,
  ws: true,
  changeOrigin: true,
  configure(proxy) {
    const asFromThere = (asked: ClientRequest) => void (asked.hasHeader("origin") && asked.setHeader("origin", server));
    proxy.on("proxyReq", asFromThere);
    proxy.on("proxyReqWs", asFromThere);
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), rooted(), shellWorker(), squeezed()],
  base: "./", // the parts of the page find each other wherever it lives; see worker/rooted.ts
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: { port: 5173, proxy: { "/api": api } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "lint/**/*.test.ts"],
    setupFiles: ["./src/test.setup.ts"],
  },
});
