// Whether the page is as narrow as a phone.  Only for what CSS cannot move: the order of things, and what is folded.

const media = matchMedia("(max-width: 760px)");
let now = $state(media.matches);
media.addEventListener("change", () => (now = media.matches));

export function narrow(): boolean {
  return now;
}
