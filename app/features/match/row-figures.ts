import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Period } from '#contract/match-state.ts'

type Figure = { home: number | string; away: number | string }

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

/** The runs and wickets, and the overs, of `148/3 17.2`. */
function cricketFigures({ home, away }: NonNullable<MatchRow['points']>): RowFigures {
  const part = (at: number) => ({ home: home.split(' ')[at] ?? '', away: away.split(' ')[at] ?? '' })
  return { total: part(0), periods: [], points: part(1) }
}

export function rowFigures(
  { status, score: total, periods, points }: MatchRow,
  family: Family | undefined,
): RowFigures {
  if (family === 'cricket' && points) return cricketFigures(points)
  // A fight is won, not scored.
  if (family === 'combat' && status === 'live') return { total: { home: '', away: '' }, periods: [] }
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
