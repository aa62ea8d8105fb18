/** Decodes percent-encoded ASCII, also encoded twice (`%2566`); all our paths are ASCII. */
const decode = (path: string): string =>
  path.replace(/%(?:25)*([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A path as the most lenient backend might read it: without encoding, parameters (`;a=b`), and empty segments. */
export const plainPath = (path: string): string =>
  decode(path)
    .replace(/;[^/]*/g, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
