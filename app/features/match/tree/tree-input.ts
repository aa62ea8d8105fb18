import type { MatchRow } from '#contract/match-row.ts'

/** What the tree of a match's season is asked for by. */
export const treeInput = ({ league, season }: MatchRow) => ({ leagueId: league.id, ...(season ? { season } : {}) })
