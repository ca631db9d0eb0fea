// Where the page lives at its host: at "/", or below a path such as "/cards".  The server writes it into the page;
// every address that we make begins there, and every one that we read is told without it.

const said = document.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "/";
const ROOT = said.replace(/\/+$/, "");

/** The address of one of our own paths, which begin with a slash. */
export const url = (path: string): string => ROOT + path;

/** Whether an address of this host is ours. */
export const isOurs = (address: string): boolean => address === ROOT || address.startsWith(`${ROOT}/`);

/** Our own path of an address. */
export const pathOf = (address: string): string => (isOurs(address) ? address.slice(ROOT.length) || "/" : address);
