import { gameById } from '#contract/games.ts'
import type { LibraryTie } from '#contract/library.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { type Figure, rowTotal } from '../row-total.ts'
import { showsScore } from '../row-view.ts'

export interface TieScore {
  id: number
  mine: Figure['home']
  theirs: Figure['home']
  /** Of a shoot-out. */
  kicks?: { mine: number; theirs: number }
}

function scoreFor(match: MatchRow, mine: Side): TieScore {
  const theirs = mine === 'home' ? 'away' : 'home'
  const total = rowTotal(match, gameById(match.gameId)?.family)
  const kicks = match.periods.find(({ key }) => key === 'pens')
  return {
    id: match.id,
    mine: total[mine],
    theirs: total[theirs],
    ...(kicks && { kicks: { mine: kicks[mine], theirs: kicks[theirs] } }),
  }
}

/** What stands in the matches of a tie, as its side sees them; none before it begins. */
export const scoresOfTie = (tie: LibraryTie, side: Side): TieScore[] =>
  tie.matches.filter(showsScore).map((match) => scoreFor(match, match.home.id === tie[side]?.id ? 'home' : 'away'))
