/**
 * The players' lines, over the whole match. `kill` events count at once; the tally at the end of the round replaces
 * these counts, because a feed may leave out kills. `round_*` values are counts of the current round; they, `damage`
 * and `headshots` are not shown; what `impact.ts` counts is added. `m1`, `m2`... are what each map that is over had of it: `18/12/4/1630`, kills, deaths,
 * assists, damage, and after them the agent where the game has agents: `18/12/4/1630/Jett`. Those of the current map are
 * the rest, and `agent`.
 */
import type { MatchEvent, PlayerLine, Score, Side } from '#contract/match-state.ts'
import { closePart } from './impact.ts'

export const roundsColumns = ['kills', 'deaths', 'assists', 'adr', 'rating']

type Counted = 'kills' | 'deaths' | 'headshots'

/** A type, not an interface, so that it also is the record a line carries. Always made whole: it is folded often. */
type Values = {
  kills: number
  deaths: number
  assists: number
  adr: number
  rating: number
  damage: number
  headshots: number
  round_kills: number
  round_deaths: number
  round_headshots: number
}

const NONE: Values = {
  kills: 0,
  deaths: 0,
  assists: 0,
  adr: 0,
  rating: 0,
  damage: 0,
  headshots: 0,
  round_kills: 0,
  round_deaths: 0,
  round_headshots: 0,
}

export const newLine = (player: number, side: Side): PlayerLine => ({ player, side, values: { ...NONE } })

const add = (value: number | string | undefined, by: number): number => Number(value ?? 0) + by

export function countInRound(players: PlayerLine[], player: number, side: Side, ...keys: Counted[]): PlayerLine[] {
  const next = players.slice()
  let index = next.findIndex((line) => line.player === player)
  if (index < 0) index = next.push(newLine(player, side)) - 1
  const line = next[index]
  if (!line) return players
  const values = { ...line.values }
  for (const key of keys) {
    values[key] = add(values[key], 1)
    values[`round_${key}`] = add(values[`round_${key}`], 1)
  }
  next[index] = { ...line, values }
  return next
}

/** Kills and survival against those of an average player, who has 1. */
function ratingOf(kills: number, deaths: number, rounds: number): number {
  const survival = (rounds - deaths) / rounds
  return Math.round(((kills / rounds / 0.679 + (0.7 * survival) / 0.317 + 1) / 2.7) * 100) / 100
}

interface Tally {
  kills: number
  deaths: number
  assists: number
  damage: number
  headshots: number
}

/** `3/1/0/241/2`: kills, deaths, assists, damage, headshots. Nothing when it is not that. */
function readTally(event: MatchEvent, player: number): Tally | undefined {
  const text = event.data?.[`tally${player}`]
  if (typeof text !== 'string') return undefined
  const [kills = 0, deaths = 0, assists = 0, damage = 0, headshots = 0] = text.split('/').map(Number)
  return kills + deaths + assists + damage + headshots >= 0 ? { kills, deaths, assists, damage, headshots } : undefined
}

function closeLine(line: PlayerLine, tally: Tally | undefined, rounds: number): PlayerLine {
  const old = closePart(line.values, tally)
  const kills = add(old.kills, tally ? tally.kills - Number(old.round_kills) : 0)
  const deaths = add(old.deaths, tally ? tally.deaths - Number(old.round_deaths) : 0)
  const damage = add(old.damage, tally?.damage ?? 0)
  const values: Values = {
    ...(old as Values),
    kills,
    deaths,
    assists: add(old.assists, tally?.assists ?? 0),
    adr: Math.round((damage / rounds) * 10) / 10,
    rating: ratingOf(kills, deaths, rounds),
    damage,
    headshots: add(old.headshots, tally ? tally.headshots - Number(old.round_headshots) : 0),
    round_kills: 0,
    round_deaths: 0,
    round_headshots: 0,
  }
  return { player: line.player, side: line.side, values }
}

/** The figures of maps that are over. */
const figuresOfMaps = ({ values }: PlayerLine): number[][] =>
  Object.entries(values).flatMap(([key, text]) => (/^m\d+$/.test(key) ? [String(text).split('/').map(Number)] : []))

const ON_MAP = ['kills', 'deaths', 'assists', 'damage'] as const

/** Who plays which agent on the map that begins, from `agent<id>`; nobody one where the event does not say. */
export const setAgents = (players: PlayerLine[], data: NonNullable<MatchEvent['data']>): PlayerLine[] =>
  players.map((line) => {
    const agent = data[`agent${line.player}`]
    const { agent: old, ...values } = line.values
    if (agent === undefined && old === undefined) return line
    return { ...line, values: agent === undefined ? values : { ...values, agent: String(agent) } }
  })

/** Ends a map: what the totals have more than earlier maps is this one's. */
export const closeMap = (players: PlayerLine[], map: number): PlayerLine[] =>
  players.map((line) => {
    const earlier = figuresOfMaps(line)
    const own = ON_MAP.map(
      (key, index) => Number(line.values[key] ?? 0) - earlier.reduce((sum, figures) => sum + (figures[index] ?? 0), 0),
    )
    const { agent } = line.values
    return { ...line, values: { ...line.values, [`m${map}`]: [...own, ...(agent ? [agent] : [])].join('/') } }
  })

export interface ClosedRound {
  players: PlayerLine[]
  /** How many of each side fell in the round; absent when no tally said so. */
  losses?: Score
}

/** Ends a round: reads `tally<id>` of everybody and works out the averages over `rounds` played. */
export function closeRound(players: PlayerLine[], event: MatchEvent, rounds: number): ClosedRound {
  const losses = { home: 0, away: 0 }
  let hasTally = false
  const closed = players.map((line) => {
    const tally = readTally(event, line.player)
    if (tally) {
      hasTally = true
      losses[line.side] += tally.deaths
    }
    return closeLine(line, tally, rounds)
  })
  return hasTally ? { players: closed, losses } : { players: closed }
}

export const sumOf = (players: readonly PlayerLine[], side: Side, key: Counted): number =>
  players.reduce((sum, line) => (line.side === side ? sum + Number(line.values[key]) : sum), 0)
