/** Best-of arithmetic: maps, sets, frames and games are all won one by one until one side has enough. */
import type { Score } from '#contract/match-state.ts'
import type { Outlook, Spread } from './odds.ts'

export const winsNeeded = (bestOf: number): number => Math.floor(bestOf / 2) + 1

/** One side has enough, or everything is played (a best of two may end level). */
export const isDecided = (score: Score, bestOf: number): boolean =>
  Math.max(score.home, score.away) >= winsNeeded(bestOf) || score.home + score.away >= bestOf

/** Chance of the home side in one unit of play; `scale` is the gap in strength worth odds of e to 1. */
export const winChance = (home: number, away: number, scale: number): number =>
  1 / (1 + Math.exp((away - home) / scale))

export const clampChance = (chance: number, least = 0.03): number => Math.min(1 - least, Math.max(least, chance))

/** Every way the series can still end and how likely it is, when home wins each unit with `chance`. */
function seriesEnds(chance: number, score: Score, bestOf: number): { score: Score; chance: number }[] {
  const ends: { score: Score; chance: number }[] = []
  let open = [{ score, chance: 1 }]
  while (open.length > 0) {
    const next = new Map<number, { score: Score; chance: number }>()
    const reach = (home: number, away: number, by: number): void => {
      const known = next.get(home)
      next.set(home, { score: { home, away }, chance: (known?.chance ?? 0) + by })
    }
    for (const now of open) {
      if (isDecided(now.score, bestOf)) {
        ends.push(now)
        continue
      }
      reach(now.score.home + 1, now.score.away, now.chance * chance)
      reach(now.score.home, now.score.away + 1, now.chance * (1 - chance))
    }
    open = [...next.values()]
  }
  return ends
}

interface Prospect {
  home: number
  draw: number
  away: number
  margin: Spread
  total: Spread
}

/** Mean and spread of a value, from the chance of each. */
function spreadOf(values: NonNullable<Spread['values']>): Spread {
  let mean = 0
  let square = 0
  for (const { value, chance } of values) {
    mean += value * chance
    square += value * value * chance
  }
  return { mean, sigma: Math.sqrt(Math.max(0, square - mean * mean)), values }
}

function prospectOf(chance: number, bestOf: number, score: Score): Prospect {
  const ends = seriesEnds(chance, score, bestOf)
  const sumOf = (isMeant: (by: number) => boolean): number =>
    ends.reduce((sum, end) => (isMeant(end.score.home - end.score.away) ? sum + end.chance : sum), 0)
  return {
    home: sumOf((by) => by > 0),
    draw: sumOf((by) => by === 0),
    away: sumOf((by) => by < 0),
    margin: spreadOf(ends.map((end) => ({ value: end.score.home - end.score.away, chance: end.chance }))),
    total: spreadOf(ends.map((end) => ({ value: end.score.home + end.score.away, chance: end.chance }))),
  }
}

const mixSpreads = (a: Spread, b: Spread, share: number): Spread => {
  const shareOf = ({ values = [] }: Spread, part: number) =>
    values.map(({ value, chance }) => ({ value, chance: chance * part }))
  return spreadOf([...shareOf(a, share), ...shareOf(b, 1 - share)])
}

/** Nobody quotes a line on what is as good as certain. */
const CERTAIN_SIGMA = 0.15

const outlookOf = ({ home, draw, away, margin, total }: Prospect): Outlook => ({
  home,
  away,
  ...(draw > 0 ? { draw } : {}),
  ...(margin.sigma > CERTAIN_SIGMA ? { margin } : {}),
  ...(total.sigma > CERTAIN_SIGMA ? { total } : {}),
})

/** What is expected of a series at `score`, when home wins each unit still to come with `chance`. */
export const seriesOutlook = (chance: number, bestOf: number, score: Score = { home: 0, away: 0 }): Outlook =>
  outlookOf(prospectOf(chance, bestOf, score))

/** As `seriesOutlook`, while a unit is being played that home wins with `now`. */
export function seriesOutlookDuring(chance: number, bestOf: number, score: Score, now: number): Outlook {
  if (isDecided(score, bestOf)) return seriesOutlook(chance, bestOf, score)
  const won = prospectOf(chance, bestOf, { home: score.home + 1, away: score.away })
  const lost = prospectOf(chance, bestOf, { home: score.home, away: score.away + 1 })
  const mix = (key: 'home' | 'draw' | 'away') => now * won[key] + (1 - now) * lost[key]
  return outlookOf({
    home: mix('home'),
    draw: mix('draw'),
    away: mix('away'),
    margin: mixSpreads(won.margin, lost.margin, now),
    total: mixSpreads(won.total, lost.total, now),
  })
}

/** Before a match nobody is surer to win it. */
const LEAST_BEFORE = 0.03

/** `value`, or the one between it and an even match at which each side still wins it with 3 %. */
export function withinReason(
  value: number,
  even: number,
  outlookAt: (value: number) => Pick<Outlook, 'home' | 'away'>,
): number {
  const isFar = (tried: number): boolean => {
    const { home, away } = outlookAt(tried)
    return Math.min(home, away) < LEAST_BEFORE
  }
  if (!isFar(value)) return value
  let [near, far] = [even, value]
  for (let tries = 0; tries < 12; tries++) {
    const middle = (near + far) / 2
    if (isFar(middle)) far = middle
    else near = middle
  }
  return near
}

/** Home's chance in one unit of play, by which neither side is as good as certain to win the series. */
export const unitChance = (chance: number, bestOf: number): number =>
  withinReason(chance, 0.5, (tried) => prospectOf(tried, bestOf, { home: 0, away: 0 }))

/** What is expected before a series when the market leans by `drift`, which is by how much the chance of an even one moves. */
export function openingOutlook(chance: number, bestOf: number, drift: number): Outlook {
  // A series magnifies what tells the sides apart by about so much.
  const weight = Math.max(1, Math.sqrt(((bestOf + 1) * 2) / Math.PI))
  const leaning = winChance(Math.log(chance / (1 - chance)) + (4 * drift) / weight, 0, 1)
  return seriesOutlook(unitChance(leaning, bestOf), bestOf)
}
