/**
 * The players' lines, over the whole match. Kills told one by one count at once; the tally at the end of the
 * round has the last word, because a feed may leave some of them out. `round_*` values are what was counted in
 * the round under way; they, `damage` and `headshots` are not shown.
 */
import type { MatchEvent, PlayerLine, Side } from '#contract/match-state.ts'
import { textOf } from '../shared/live-rules.ts'

export const roundsColumns = ['kills', 'deaths', 'assists', 'adr', 'rating']

/** In the order of a tally: `3/1/0/241/2`. */
const TALLIED = ['kills', 'deaths', 'assists', 'damage', 'headshots'] as const
type Tallied = (typeof TALLIED)[number]

type Values = PlayerLine['values']

export function newLine(player: number, side: Side): PlayerLine {
  const values: Values = {}
  for (const key of roundsColumns) values[key] = 0
  for (const key of TALLIED) values[key] = values[`round_${key}`] = 0
  return { player, side, values }
}

export function countInRound(players: PlayerLine[], player: number, side: Side, ...keys: Tallied[]): PlayerLine[] {
  const next = players.slice()
  let index = next.findIndex((line) => line.player === player)
  if (index < 0) index = next.push(newLine(player, side)) - 1
  const line = next[index]
  if (!line) return players
  const values = { ...line.values }
  for (const key of keys) {
    values[key] = Number(values[key]) + 1
    values[`round_${key}`] = Number(values[`round_${key}`]) + 1
  }
  next[index] = { ...line, values }
  return next
}

/** Kills and survival against those of an average player, who has 1. */
function ratingOf(values: Values, rounds: number): number {
  const killsPerRound = Number(values.kills) / rounds
  const survivalPerRound = (rounds - Number(values.deaths)) / rounds
  return Math.round(((killsPerRound / 0.679 + (0.7 * survivalPerRound) / 0.317 + 1) / 2.7) * 100) / 100
}

/** Ends a round: reads `tally<id>` of everybody and works out the averages over `rounds` played. */
export const closeRound = (players: PlayerLine[], event: MatchEvent, rounds: number): PlayerLine[] =>
  players.map((line) => {
    const tally = textOf(event, `tally${line.player}`)?.split('/')
    const values = { ...line.values }
    TALLIED.forEach((key, index) => {
      const counted = `round_${key}`
      const said = tally ? Number(tally[index]) : Number.NaN
      if (said >= 0) values[key] = Number(values[key]) + said - Number(values[counted])
      values[counted] = 0
    })
    values.adr = Math.round((Number(values.damage) / rounds) * 10) / 10
    values.rating = ratingOf(values, rounds)
    return { ...line, values }
  })

export const sumOf = (players: readonly PlayerLine[], side: Side, key: Tallied): number =>
  players.reduce((sum, line) => (line.side === side ? sum + Number(line.values[key]) : sum), 0)

/** What a tally says of the round's losses on both sides; nothing when it says nothing. */
export function lossesOf(players: readonly PlayerLine[], event: MatchEvent): Record<Side, number> | undefined {
  const lost = { home: 0, away: 0 }
  let isTold = false
  for (const line of players) {
    const deaths = Number(textOf(event, `tally${line.player}`)?.split('/')[1] ?? Number.NaN)
    if (!(deaths >= 0)) continue
    isTold = true
    lost[line.side] += deaths
  }
  return isTold ? lost : undefined
}
