// Looks on while a match is played.  A card counts from the moment its frame arrives until the browser is about to
// paint it; a frame that comes while a trick is being shown waits on purpose, and does not count.
globalThis.seen = { cards: [], shifts: [] };
{
  const SHOWN = 2000; // a complete trick lies, and travels to its taker
  let trickAt = -SHOWN;
  const laid = () => document.querySelectorAll(".slot .card").length;

  function arrives({ data }) {
    const frame = JSON.parse(data);
    const played = frame.type === "frame" && frame.events.filter(({ type }) => type === "card_played");
    if (!played) return;
    const taken = frame.events.some(({ type }) => type === "trick_taken");
    const now = performance.now();
    if (played.length === 1 && !taken && now - trickAt > SHOWN) watch(now, laid());
    if (taken) trickAt = now;
  }

  function watch(since, before) {
    let frames = 0;
    const look = () => {
      frames += 1;
      if (laid() > before) seen.cards.push({ ms: performance.now() - since, frames });
      else if (frames < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", arrives);
    }
  };

  // When the page turns to something else, as from bidding to play: then the sheet opens or closes on purpose.
  const kind = () => {
    const what = document.querySelector(".wizard")?.className ?? "";
    return `${what} ${document.querySelector(".ask") !== null} ${document.querySelectorAll(".follow.unplayed").length}`;
  };
  const TURNING = 250;
  let [was, turnedAt] = ["", 0];
  (function look() {
    if (kind() !== was) [was, turnedAt] = [kind(), performance.now()];
    requestAnimationFrame(look);
  })();

  const told = ({ node, previousRect: a, currentRect: b }) =>
    `${node?.nodeName}.${node?.className ?? ""} ${[a.x, a.y, a.width, a.height]} > ${[b.x, b.y, b.width, b.height]}`;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
      const turning = Math.abs(startTime - turnedAt) < TURNING;
      seen.shifts.push({ value, turning, startTime, hadRecentInput, sources: sources.map(told) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
