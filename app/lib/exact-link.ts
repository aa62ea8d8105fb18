/** `activeOptions` for links to views of one page: a link is active only when path and search both match. */
export const EXACT_LINK = { exact: true, includeSearch: true, explicitUndefined: true } as const
