// Copying a text.  The clipboard is closed to a page that came over plain http, where the old way still works.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

function copyOld(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Inside an open dialog only what lies in it can be selected.
  const home = document.querySelector("dialog[open]") ?? document.body;
  const before = document.activeElement;
  home.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Whether this address works on this computer alone, so that nobody else can follow a link to it. */
export function onlyHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}
