import type { MatchRow } from '#contract/match-row.ts'
import { periodName } from '../match-labels.ts'
import { type Headline, periodHeadline } from './headline.ts'

/** Points of the set being played, and the sets beside them. */
export const headlineOf = (match: MatchRow): Headline => periodHeadline(match, ({ key }) => periodName(key, 'sets'))
