/** Overwatch: the mode of each map, heroes, team fights, and what each player did in them. */
import type { Side, SquadMember } from '#contract/match-state.ts'
import type { Random } from '../../random.ts'
import { other } from '../../shared/state.ts'
import type { Contest } from '../../types.ts'
import { addToTally, type Tally, takeTally } from './team-tally.ts'
import type { Happening, PlannedGame, PlayedGame, TitlePlay } from './types.ts'

export type Mode = 'control' | 'escort' | 'hybrid' | 'push'

const MODES: ReadonlyMap<string | undefined, Mode> = new Map<string, Mode>(
  Object.entries({
    Ilios: 'control',
    'Lijiang Tower': 'control',
    Oasis: 'control',
    'Circuit Royal': 'escort',
    Havana: 'escort',
    Dorado: 'escort',
    'King\u2019s Row': 'hybrid',
    Numbani: 'hybrid',
    Eichenwalde: 'hybrid',
    Midtown: 'hybrid',
    Colosseo: 'push',
    'New Queen Street': 'push',
  } as const),
)

const HEROES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    tank: ['D.Va', 'Orisa', 'Ramattra', 'Reinhardt', 'Sigma', 'Winston', 'Zarya'],
    damage: ['Ashe', 'Cassidy', 'Echo', 'Genji', 'Mei', 'Sojourn', 'Tracer', 'Widowmaker'],
    support: ['Ana', 'Baptiste', 'Brigitte', 'Juno', 'Kiriko', 'L\u00facio'],
  }),
)

export const OVERWATCH_MAPS: readonly string[] = [...MODES.keys()].flatMap((map) => map ?? [])
export const OVERWATCH_TERMS = [...OVERWATCH_MAPS, ...[...HEROES.values()].flat()]

/** Typical figures of a position in a team fight; healing of damage heroes is their own. */
const FIGURES: ReadonlyMap<string, { damage: number; healing: number; kills: number }> = new Map(
  Object.entries({
    tank: { damage: 1050, healing: 60, kills: 3 },
    damage: { damage: 1250, healing: 20, kills: 4 },
    support: { damage: 480, healing: 1250, kills: 1 },
  }),
)

const SIDES = ['home', 'away'] as const
/** How often a player keeps to the hero of the last map. */
const LOYALTY = 0.65
const FIGHT_SECONDS = 55

type Roster = Record<Side, readonly SquadMember[]>

const rosterOf = (contest: Contest): Roster => {
  const of = (side: Side) => contest[side].squad.filter(({ isStarter }) => isStarter)
  return { home: of('home'), away: of('away') }
}

const heroesOf = (position: string): readonly string[] => HEROES.get(position) ?? [...HEROES.values()].flat()

/** Everybody's hero for a map, no two of a team the same. */
function chooseHeroes(random: Random, roster: Roster, last: Map<number, string>): Happening[] {
  return SIDES.flatMap((side) => {
    const taken = new Set<string>()
    return roster[side].map(({ id, position }): Happening => {
      const before = last.get(id)
      const free = heroesOf(position).filter((hero) => !taken.has(hero))
      const hero = before && !taken.has(before) && random.chance(LOYALTY) ? before : random.pick(free)
      taken.add(hero)
      last.set(id, hero)
      return { at: 0, type: 'pick', side, player: id, data: { hero } }
    })
  })
}

interface Fight {
  random: Random
  roster: Roster
  tally: Tally
  winner: Side
}

/** Kills of both sides in a fight; who is killed dies, and most of the killer's team has a part in it. */
function fight({ random, roster, tally, winner }: Fight): Record<Side, number> {
  const kills = { home: 0, away: 0 }
  kills[winner] = Math.min(roster[other(winner)].length, random.int(3, 5))
  kills[other(winner)] = Math.min(roster[winner].length, random.int(0, 2))
  for (const side of SIDES) {
    const [own, rivals] = [roster[side], roster[other(side)]]
    if (own.length === 0) continue
    const alive = [...rivals]
    for (let left = kills[side]; left > 0 && alive.length > 0; left--) {
      const [victim] = alive.splice(random.int(0, alive.length - 1), 1)
      if (!victim) break
      addToTally(tally, victim.id, 'deaths', 1)
      const killer = random.weighted(own.map((player) => [player, FIGURES.get(player.position)?.kills ?? 2] as const))
      addToTally(tally, killer.id, 'eliminations', 1)
      for (const player of own)
        if (player !== killer && random.chance(0.45)) addToTally(tally, player.id, 'eliminations', 1)
    }
    for (const { id, position } of own) {
      const figures = FIGURES.get(position) ?? { damage: 900, healing: 100 }
      addToTally(tally, id, 'damage', Math.round(figures.damage * (0.7 + random.next() * 0.6)))
      addToTally(tally, id, 'healing', Math.round(figures.healing * (0.7 + random.next() * 0.6)))
    }
  }
  return kills
}

function modeOf(arena: string | undefined): { mode: Mode } | Record<string, never> {
  const mode = MODES.get(arena)
  return mode ? { mode } : {}
}

/** The last point ends the map. */
const endingWithPoint = ({ scored, seconds }: PlannedGame): Happening[] =>
  scored.map((point, index) => (index === scored.length - 1 ? { ...point, at: seconds - 2 } : point))

function playMap(random: Random, roster: Roster, game: PlannedGame): PlayedGame {
  const { seconds, winner, arena } = game
  const scored = endingWithPoint(game)
  const told: Happening[] = []
  const tally: Tally = new Map()
  const eliminations = { home: 0, away: 0 }
  const addFight = (at: number, side: Side) => {
    const kills = fight({ random, roster, tally, winner: side })
    for (const each of SIDES) eliminations[each] += kills[each]
    told.push({
      ...{ at, type: 'team_fight', side, lean: side === 'home' ? 0.25 : -0.25 },
      data: { homeKills: kills.home, awayKills: kills.away },
    })
    told.push({ at: at + 1, type: 'tally', data: takeTally(tally) })
  }
  const points = scored.map((point) => point.at)
  // Who makes a point has won the fight before it.
  for (const point of scored) if (point.side) addFight(Math.max(5, point.at - random.int(4, 12)), point.side)
  for (let at = 40; at < seconds - 20; at += FIGHT_SECONDS + random.int(0, 30))
    if (!points.some((point) => Math.abs(point - at) < 30)) addFight(at, random.chance(0.54) ? winner : other(winner))
  const metres = { home: random.int(20, 95), away: random.int(20, 95) }
  metres[winner] = Math.max(metres.home, metres.away) + random.int(4, 30)
  const { mode } = modeOf(arena)
  return {
    happenings: [...scored, ...told].toSorted((a, b) => a.at - b.at),
    end: {
      ...{ seconds, homeKills: eliminations.home, awayKills: eliminations.away },
      ...(mode ? { mode } : {}),
      ...(mode === 'push' ? { homeMetres: metres.home, awayMetres: metres.away } : {}),
    },
  }
}

export const heroShooterPlay: TitlePlay = {
  hasClock: true,
  begin(random, contest) {
    const roster = rosterOf(contest)
    const last = new Map<number, string>()
    return {
      start: (arena) => modeOf(arena),
      play(game) {
        const picks = chooseHeroes(random, roster, last)
        const { happenings, end } = playMap(random, roster, game)
        return { happenings: [...picks, ...happenings], end }
      },
    }
  },
}
