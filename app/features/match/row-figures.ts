import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Period, Side } from '#contract/match-state.ts'
import { cricketPart, type Figure, rowTotal } from './row-total.ts'

/** The figures of a row, each in a column of its own. */
export interface RowFigures {
  /** The score; in cricket runs and wickets, `148/3`. */
  total: Figure
  /** Finished periods, the last five at most, or all periods where a match is no series. */
  periods: Period[]
  /** The set, map or frame of a live series that is being played; null between two, when its column stays empty. */
  current?: Period | null
  /** Points of the game of a tennis set; overs in cricket. */
  points?: Figure
}

const PERIODS_MAX = 5
/** Keys of sets, maps, frames and games: periods that the score counts. */
const OF_SERIES = /^[smfg]\d/

/** Won, lost or drawn, in the letters of form tables. */
export function lettersOf(winner: MatchRow['winner']): Record<Side, string> {
  if (winner === undefined || winner === 'draw')
    return { home: m.match_form_drawn_letter(), away: m.match_form_drawn_letter() }
  const [won, lost] = [m.match_form_won_letter(), m.match_form_lost_letter()]
  return winner === 'home' ? { home: won, away: lost } : { home: lost, away: won }
}

export function rowFigures(match: MatchRow, family: Family | undefined): RowFigures {
  const { status, periods, points, winner } = match
  const total = rowTotal(match, family)
  if (family === 'cricket' && points) return { total, periods: [], points: cricketPart(points, 1) }
  if (family === 'combat') return { total: status === 'finished' ? lettersOf(winner) : total, periods: [] }
  const last = periods.at(-1)
  if (status !== 'live' || !last || !OF_SERIES.test(last.key))
    return { total, periods: periods.length > 1 ? periods.slice(-PERIODS_MAX) : [] }
  return {
    total,
    periods: periods.filter(({ isDone }) => isDone).slice(1 - PERIODS_MAX),
    current: last.isDone ? null : last,
    ...(family === 'tennis' && points ? { points } : {}),
  }
}
