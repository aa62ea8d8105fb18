import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import type { BoardOf } from './board-of.ts'
import { isSuperOver, oversText, runsText } from './cricket-figures.ts'
import type { Figure, Headline } from './headline.ts'

/** Runs for wickets and the overs of each side's innings: 148/2 (17.2); a dash for the side that has not batted. */
export function headlineOf(_match: MatchRow, { innings }: BoardOf<'cricket'>): Headline {
  const figureOf = (side: Side): Figure => {
    const its = innings.find((each, index) => !isSuperOver(index) && each.side === side)
    if (!its) return { main: '–' }
    return { main: runsText(its), sub: `(${oversText(its.balls)})` }
  }
  return { home: figureOf('home'), away: figureOf('away') }
}
