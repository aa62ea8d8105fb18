import type { MatchRow } from '#contract/match-row.ts'
import { periodName } from '../match-labels.ts'
import type { BoardOf } from './board-of.ts'
import { currentPeriod, type Headline, scoreHeadline } from './headline.ts'

/** Kills of the game being played, and the games beside them. */
export function headlineOf(match: MatchRow, { kills }: BoardOf<'moba'>): Headline {
  const game = currentPeriod(match)
  if (!game) return scoreHeadline(match)
  return {
    home: { main: `${kills.home}` },
    away: { main: `${kills.away}` },
    caption: periodName(game.key, 'moba'),
    series: match.score,
  }
}
