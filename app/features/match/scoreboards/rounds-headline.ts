import type { MatchRow } from '#contract/match-row.ts'
import { periodName } from '../match-labels.ts'
import type { BoardOf } from './board-of.ts'
import { type Headline, periodHeadline } from './headline.ts'

/** Rounds on the map being played under its name, and the maps beside them. */
export const headlineOf = (match: MatchRow, { maps, map }: BoardOf<'rounds'>): Headline =>
  periodHeadline(match, ({ key, note }) => note ?? maps[map - 1]?.name ?? periodName(key, 'rounds'))
