/** How far two squads of a lobby come on one map, and whom they kill on the way. */
import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import type { EventFields } from '../shared/log-writer.ts'
import { other } from '../shared/state.ts'
import type { BattleRoyaleTitle } from './titles.ts'

export interface Moment {
  /** Seconds on the map's clock. */
  at: number
  type: string
  fields: EventFields
}

export interface MapSetting {
  title: BattleRoyaleTitle
  players: Record<Side, readonly number[]>
  /** 1 is average; more comes further. */
  skill: Record<Side, number>
}

export interface MapPlan {
  seconds: number
  moments: Moment[]
  points: { place: Score; kills: Score }
}

const sides = ['home', 'away'] as const
const CIRCLES = 6

function drawPlaces(random: Random, { title, skill }: MapSetting): Score {
  const draw = (side: Side) => 1 + Math.floor(title.squads * random.next() ** (1.25 * skill[side]))
  const place = { home: draw('home'), away: draw('away') }
  if (place.home === place.away) place[random.chance(0.5) ? 'home' : 'away'] += place.home === title.squads ? -1 : 1
  return place
}

/** The map is over when the last but one is out. */
const outAt = (title: BattleRoyaleTitle, seconds: number, place: number): number =>
  place <= 2 ? seconds : Math.round(seconds * (1 - 0.72 * ((place - 2) / title.squads) ** 0.75) - 8)

/** How many squads of the lobby are still in play. */
function squadsAt(title: BattleRoyaleTitle, seconds: number, at: number): number {
  let left = title.squads
  while (left > 1 && outAt(title, seconds, left) <= at) left -= 1
  return left
}

/** When members of a squad die; the winners may lose some, the others lose all. */
function drawDeaths(random: Random, title: BattleRoyaleTitle, place: number, out: number): number[] {
  const fallen = place === 1 ? random.int(0, title.squadSize - 1) : title.squadSize
  const times = Array.from({ length: fallen }, () => Math.round(out * (0.35 + 0.63 * random.next())))
  if (place > 1) times[0] = out
  return times.sort((a, b) => a - b)
}

export function planMap(random: Random, setting: MapSetting): MapPlan {
  const { title, players } = setting
  const seconds = random.int(title.mapSeconds.least, title.mapSeconds.most)
  const place = drawPlaces(random, setting)
  const out = { home: outAt(title, seconds, place.home), away: outAt(title, seconds, place.away) }
  const kills = { home: 0, away: 0 }
  const moments: Moment[] = []
  const kill = (side: Side, at: number, victim?: number): void => {
    kills[side] += 1
    const fields: EventFields = { side, data: { weapon: random.pick(title.weapons) } }
    if (players[side].length > 0) fields.player = random.pick(players[side])
    if (victim !== undefined) fields.other = victim
    moments.push({ at, type: 'kill', fields })
  }
  for (const side of sides) {
    const rival = other(side)
    const members = players[side].slice()
    for (const at of drawDeaths(random, title, place[side], out[side])) {
      const [player] = members.splice(random.int(0, members.length - 1), 1)
      // Who is out last falls to the winner.
      const isLast = place[side] === 2 && place[rival] === 1 && at === out[side]
      if (player !== undefined && (isLast || (at < out[rival] && random.chance(0.14)))) kill(rival, at, player)
      else moments.push({ at, type: 'death', fields: player === undefined ? { side } : { side, player } })
    }
    const mean = title.winnerKills * (1 - (place[side] - 1) / title.squads) ** 1.6
    const count = Math.max(0, Math.round(mean * (0.5 + random.next())))
    for (let left = count; left > 0; left--) kill(side, random.int(120, Math.max(121, out[side] - 1)))
    moments.push({ at: out[side], type: 'placed', fields: { side, data: { place: place[side] } } })
  }
  for (let circle = 1; circle <= CIRCLES; circle++) {
    const at = Math.round((seconds * circle) / (CIRCLES + 1))
    moments.push({ at, type: 'zone', fields: { data: { circle, squads: squadsAt(title, seconds, at) } } })
  }
  const placeIn = ({ fields }: Moment) => Number(fields.data?.place ?? Number.POSITIVE_INFINITY)
  moments.sort((a, b) => a.at - b.at || (placeIn(a) === placeIn(b) ? 0 : placeIn(b) - placeIn(a)))
  return { seconds, moments, points: { place, kills } }
}
