/**
 * What players are known by beside kills: who opened a round (`first_kills`, `first_deaths`), and in how many rounds somebody had a
 * part, in percent (`kast`): a kill, an assist, survival, or a death that a team-mate avenged within five seconds. `round_by` and
 * `round_at` are who killed a player in the current round, and when.
 */
import type { PlayerLine, Side } from '#contract/match-state.ts'

const TRADE_SECONDS = 5

interface Duel {
  /** The killer's. */
  side: Side
  killer: number | undefined
  victim: number | undefined
  /** Milliseconds since the epoch. */
  at: number
  /** The first of the round. */
  isOpening: boolean
}

const add = (value: number | string | undefined, by: number): number => Number(value ?? 0) + by

/** Counts the lines of `players`, of whom both are listed. */
export function countDuel(players: readonly PlayerLine[], { side, killer, victim, at, isOpening }: Duel): PlayerLine[] {
  const seconds = Math.round(at / 1000)
  return players.map((line) => {
    const { values } = line
    const isAvenged =
      line.side === side &&
      victim !== undefined &&
      values.round_by === victim &&
      seconds - Number(values.round_at) <= TRADE_SECONDS
    const isVictim = line.player === victim && line.side !== side
    if (!isAvenged && !isVictim && !isOpening) return line
    return {
      ...line,
      values: {
        ...values,
        ...(isAvenged ? { round_traded: 1 } : {}),
        ...(isVictim && killer !== undefined ? { round_by: killer, round_at: seconds } : {}),
        ...(isOpening
          ? {
              first_kills: add(values.first_kills, line.player === killer ? 1 : 0),
              first_deaths: add(values.first_deaths, isVictim ? 1 : 0),
            }
          : {}),
      },
    }
  })
}

interface Part {
  kills: number
  deaths: number
  assists: number
}

/** The values at the end of a round; `tally`: what a player did in it, where the feed says. */
export function closePart(values: PlayerLine['values'], tally: Part | undefined): PlayerLine['values'] {
  const { round_by: _by, round_at: _at, round_traded: traded, ...rest } = values
  if (!tally) return rest
  const hasPart = tally.kills > 0 || tally.assists > 0 || tally.deaths === 0 || traded === 1
  const rounds = add(rest.kast_of, 1)
  const parts = add(rest.kast_in, hasPart ? 1 : 0)
  return { ...rest, kast_of: rounds, kast_in: parts, kast: Math.round((parts / rounds) * 1000) / 10 }
}

const COLUMNS = ['kills', 'deaths', 'assists', 'adr', 'kast', 'first_kills', 'first_deaths', 'rating']

/** The columns shown, with those that the lines have come to have. */
export function withImpact(columns: string[], players: readonly PlayerLine[]): string[] {
  const known = COLUMNS.filter(
    (column) => columns.includes(column) || players.some(({ values }) => values[column] !== undefined),
  )
  return known.length === columns.length ? columns : known
}
