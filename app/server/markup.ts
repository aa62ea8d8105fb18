const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])
/** Text for XML 1.0, which has no place for most control characters, and for HTML. */
export const escaped = (words: string): string =>
  words
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are left out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? sign)

/** A pitch with nobody on it. */
export const EMPTY_PITCH =
  '<svg viewBox="0 0 96 64" aria-hidden="true"><rect x="4" y="4" width="88" height="56" rx="4"/><path d="M48 4v56M4 20h14v24H4M92 20H78v24h14"/><circle cx="48" cy="32" r="10"/></svg>'
