/** `activeOptions` of a link that is one of several views of a page: current only when its whole address is. */
export const EXACT_LINK = { exact: true, includeSearch: true, explicitUndefined: true } as const
