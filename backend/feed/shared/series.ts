/** Best-of arithmetic: maps, sets, frames and games are all won one by one until one side has enough. */
import type { Score } from '#contract/match-state.ts'
import type { Outlook } from './odds.ts'

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

interface Bell {
  mean: number
  sigma: number
}

interface Prospect {
  home: number
  draw: number
  away: number
  margin: Bell
  total: Bell
}

/** Mean and spread of a value, from the chance of each. */
function bellOf(values: readonly { value: number; chance: number }[]): Bell {
  let mean = 0
  let square = 0
  for (const { value, chance } of values) {
    mean += value * chance
    square += value * value * chance
  }
  return { mean, sigma: Math.sqrt(Math.max(0, square - mean * mean)) }
}

function prospectOf(chance: number, bestOf: number, score: Score): Prospect {
  const ends = seriesEnds(chance, score, bestOf)
  const sumOf = (isMeant: (by: number) => boolean): number =>
    ends.reduce((sum, end) => (isMeant(end.score.home - end.score.away) ? sum + end.chance : sum), 0)
  return {
    home: sumOf((by) => by > 0),
    draw: sumOf((by) => by === 0),
    away: sumOf((by) => by < 0),
    margin: bellOf(ends.map((end) => ({ value: end.score.home - end.score.away, chance: end.chance }))),
    total: bellOf(ends.map((end) => ({ value: end.score.home + end.score.away, chance: end.chance }))),
  }
}

const mixBells = (a: Bell, b: Bell, share: number): Bell => {
  const mean = share * a.mean + (1 - share) * b.mean
  const square = share * (a.sigma ** 2 + a.mean ** 2) + (1 - share) * (b.sigma ** 2 + b.mean ** 2)
  return { mean, sigma: Math.sqrt(Math.max(0, square - mean * mean)) }
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
    margin: mixBells(won.margin, lost.margin, now),
    total: mixBells(won.total, lost.total, now),
  })
}
