import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { periodName } from '../match-labels.ts'
import type { BoardOf } from './board-of.ts'
import { currentPeriod, type Headline, scoreHeadline } from './headline.ts'

/** Games of the set being played, the points of the game after them, and the sets beside them. */
export function headlineOf(match: MatchRow, { points, isTieBreak }: BoardOf<'tennis'>): Headline {
  const set = currentPeriod(match)
  if (!set) return scoreHeadline(match)
  return {
    home: { main: `${set.home}`, sub: points.home },
    away: { main: `${set.away}`, sub: points.away },
    caption: isTieBreak ? m.match_board_tie_break() : periodName(set.key, 'tennis'),
    series: match.score,
  }
}
