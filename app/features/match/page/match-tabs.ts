/** Tabs of the match page in order; the first one is the default. */
export const MATCH_TABS = [
  'overview',
  'text',
  'lineup',
  'stats',
  'odds',
  'h2h',
  'standings',
  'preview',
  'streams',
  'log',
] as const
export type MatchTab = (typeof MATCH_TABS)[number]

export const isMatchTab = (value: unknown): value is MatchTab => MATCH_TABS.some((tab) => tab === value)
