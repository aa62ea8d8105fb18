export type MatchTab =
  | 'overview'
  | 'text'
  | 'lineup'
  | 'stats'
  | 'odds'
  | 'h2h'
  | 'standings'
  | 'tree'
  | 'preview'
  | 'streams'
  | 'log'
  | 'comments'

/** Tabs of the match page in order; the first one is the default. One text, since it is in every page's first script. */
export const MATCH_TABS = 'overview text lineup stats odds h2h standings tree preview streams log comments'.split(
  ' ',
) as readonly MatchTab[]

export const isMatchTab = (value: unknown): value is MatchTab => MATCH_TABS.includes(value as MatchTab)
