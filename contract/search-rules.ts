/** What is searched, in the order in which pages show it. A kind is added here and in backend/search. */
export const SEARCH_KINDS = [
  ...(['game', 'team', 'league', 'match', 'player', 'anchor', 'expert'] as const),
  ...(['news', 'video', 'goods', 'user'] as const),
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Letters of a text at most. */
export const SEARCH_CHARS_MAX = 80
/** Of each kind a page of all kinds shows so many, and one of a kind, of which there are a few pages. */
export const SEARCH_SECTION = 6
export const SEARCH_PAGE = 20
export const SEARCH_PAGES_MAX = 3
/** Suggestions for a text that is being typed. */
export const SUGGESTIONS_MAX = 8
