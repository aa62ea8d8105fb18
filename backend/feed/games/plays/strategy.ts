/** StarCraft II and Warcraft III: bases, technology, raids on workers and battles, and what stood at the end of a map. */
import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../../random.ts'
import { other } from '../../shared/state.ts'
import type { Happening, PlannedGame, PlayedGame, TitlePlay } from './types.ts'

/** A name in English, and about when a player has it, in seconds. */
type Step = readonly [name: string, at: number]

interface Strategy {
  /** By race, in the order in which they come. */
  tech: Readonly<Record<string, readonly Step[]>>
  /** Who leads an army, by race; a game without heroes has none. */
  heroes?: Readonly<Record<string, readonly string[]>>
  /** About when a player has the second, third... base, and how likely he takes it at all. */
  bases: readonly (readonly [at: number, chance: number])[]
  supply: { most: number; perMinute: number }
  apm: { least: number; most: number }
  /** Workers that a raid kills at most. */
  raid: number
}

const STARCRAFT: Strategy = {
  tech: {
    terran: [
      ['Stimpack', 250],
      ['Combat Shield', 330],
      ['Siege Tanks', 390],
      ['Ghosts', 620],
      ['Battlecruisers', 800],
    ],
    zerg: [
      ['Metabolic Boost', 190],
      ['Lair', 280],
      ['Spire', 430],
      ['Hive', 640],
      ['Ultralisks', 810],
    ],
    protoss: [
      ['Warp Gate', 210],
      ['Blink', 330],
      ['Robotics Bay', 410],
      ['Templar Archives', 560],
      ['Fleet Beacon', 760],
    ],
  },
  bases: [
    [60, 1],
    [270, 0.95],
    [470, 0.8],
    [690, 0.6],
  ],
  supply: { most: 200, perMinute: 14 },
  apm: { least: 230, most: 430 },
  raid: 12,
}

const WARCRAFT: Strategy = {
  tech: {
    human: [
      ['Keep', 270],
      ['Castle', 560],
    ],
    orc: [
      ['Stronghold', 270],
      ['Fortress', 570],
    ],
    undead: [
      ['Halls of the Dead', 260],
      ['Black Citadel', 550],
    ],
    night_elf: [
      ['Tree of Ages', 265],
      ['Tree of Eternity', 560],
    ],
  },
  heroes: {
    human: ['Archmage', 'Mountain King', 'Paladin'],
    orc: ['Blademaster', 'Far Seer', 'Shadow Hunter'],
    undead: ['Death Knight', 'Lich', 'Crypt Lord'],
    night_elf: ['Demon Hunter', 'Keeper of the Grove', 'Warden'],
  },
  bases: [[360, 0.45]],
  supply: { most: 100, perMinute: 7 },
  apm: { least: 190, most: 330 },
  raid: 5,
}

/** When a player has trained his heroes, in seconds. */
const HERO_AT = [75, 310, 580]

export const strategyTerms = ({ tech, heroes = {} }: Strategy): string[] => [
  ...Object.values(tech).flatMap((steps) => steps.map(([name]) => name)),
  ...Object.values(heroes).flat(),
]

const SIDES = ['home', 'away'] as const
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, Math.round(value)))

interface Course {
  random: Random
  strategy: Strategy
  game: PlannedGame
  races: Record<Side, string>
}

/** Around a planned time; undefined where the map is over before it. */
function around(random: Random, at: number, seconds: number): number | undefined {
  const moment = Math.round(at * (0.85 + random.next() * 0.35))
  return moment < seconds - 25 ? moment : undefined
}

function growthOf({ random, strategy, game, races }: Course, side: Side): Happening[] {
  const told: Happening[] = []
  const add = (at: number, type: string, data: Happening['data']) => {
    const moment = around(random, at, game.seconds)
    if (moment !== undefined) told.push({ at: moment, type, side, ...(data ? { data } : {}) })
  }
  let bases = 1
  for (const [at, chance] of strategy.bases) {
    if (!random.chance(chance)) break
    bases += 1
    add(at, 'expansion', { bases })
  }
  for (const [what, at] of strategy.tech[races[side]] ?? []) add(at, 'tech', { what })
  for (const [index, hero] of (strategy.heroes?.[races[side]] ?? []).entries())
    add(HERO_AT[index] ?? 0, 'hero_trained', { hero })
  for (let raids = random.int(0, 1 + Math.floor(game.seconds / 420)); raids > 0; raids--)
    add(random.int(170, game.seconds), 'raid', { workers: random.int(1, strategy.raid) })
  return told
}

/** Army supply that both lose in a battle: who has the better of it loses less. */
function lossesOf({ random, strategy, game }: Course, at: number, better: Side, isLast: boolean): Score {
  const size = (strategy.supply.most / 8) * (0.5 + at / game.seconds)
  const worse = Math.max(3, Math.round(size * (0.6 + random.next() * 0.8) * (isLast ? 1.5 : 1)))
  const lost = { home: worse, away: worse }
  lost[better] = Math.max(1, Math.round(worse * (0.3 + random.next() * (isLast ? 0.2 : 0.55))))
  return lost
}

function battlesOf(course: Course): Happening[] {
  const { random, strategy, game, races } = course
  const { winner, seconds } = game
  const count = 2 + Math.floor(seconds / 260)
  const told: Happening[] = []
  for (let index = 0; index < count; index++) {
    const isLast = index === count - 1
    const start = 200 + ((seconds - 230) * index) / count
    const at = isLast ? seconds - random.int(12, 22) : Math.round(start + random.int(0, 40))
    const better = isLast || random.chance(0.62) ? winner : other(winner)
    const lost = lossesOf(course, at, better, isLast)
    const gain = Math.abs(lost.home - lost.away) / (strategy.supply.most / 14)
    told.push({
      ...{ at, type: 'battle', side: better, lean: gain * (better === 'home' ? 1 : -1) },
      data: { homeLost: lost.home, awayLost: lost.away },
    })
    const [victim] = strategy.heroes?.[races[other(better)]] ?? []
    if (victim && random.chance(0.4))
      told.push({ at: at + 4, type: 'hero_killed', side: better, data: { hero: victim } })
  }
  return told
}

function supplyOf({ random, strategy, game }: Course): Score {
  const { most, perMinute } = strategy.supply
  const best = clamp((game.seconds / 60) * perMinute * (0.85 + random.next() * 0.25), 20, most)
  const supply = { home: best, away: best }
  supply[other(game.winner)] = Math.round(best * (0.3 + random.next() * 0.45))
  return supply
}

function playMap(course: Course, apm: Score): PlayedGame {
  const { random, game } = course
  const happenings = [...SIDES.flatMap((side) => growthOf(course, side)), ...battlesOf(course)]
  const supply = supplyOf(course)
  const of = (side: Side) => Math.round(apm[side] * (0.92 + random.next() * 0.16))
  return {
    happenings: happenings.toSorted((a, b) => a.at - b.at),
    end: {
      ...{ seconds: game.seconds, homeSupply: supply.home, awaySupply: supply.away },
      ...{ homeApm: of('home'), awayApm: of('away') },
    },
  }
}

const createPlay = (strategy: Strategy): TitlePlay => ({
  hasClock: true,
  begin(random) {
    const names = Object.keys(strategy.tech)
    const races = { home: random.pick(names), away: random.pick(names) }
    const { least, most } = strategy.apm
    const apm = { home: random.int(least, most), away: random.int(least, most) }
    return {
      start: () => ({ homePick: races.home, awayPick: races.away }),
      play: (game) => playMap({ random, strategy, game, races }, apm),
    }
  },
})

export const starcraftPlay = createPlay(STARCRAFT)
export const warcraftPlay = createPlay(WARCRAFT)
export const STARCRAFT_TERMS = strategyTerms(STARCRAFT)
export const WARCRAFT_TERMS = strategyTerms(WARCRAFT)
