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

/** What is expected of a series at `score`, when home wins each unit still to come with `chance`. */
export function seriesOutlook(chance: number, bestOf: number, score: Score = { home: 0, away: 0 }): Outlook {
  const outlook = { home: 0, away: 0, draw: 0 }
  const margin = { mean: 0, square: 0 }
  const total = { mean: 0, square: 0 }
  for (const end of seriesEnds(chance, score, bestOf)) {
    const by = end.score.home - end.score.away
    const sum = end.score.home + end.score.away
    outlook[by === 0 ? 'draw' : by > 0 ? 'home' : 'away'] += end.chance
    margin.mean += by * end.chance
    margin.square += by * by * end.chance
    total.mean += sum * end.chance
    total.square += sum * sum * end.chance
  }
  const spread = ({ mean, square }: { mean: number; square: number }) => ({
    mean,
    sigma: Math.sqrt(Math.max(0, square - mean * mean)),
  })
  const { home, away, draw } = outlook
  return { home, away, ...(draw > 0 ? { draw } : {}), margin: spread(margin), total: spread(total) }
}

type Bell = { mean: number; sigma: number }

const mixBells = (a: Bell, b: Bell, share: number): Bell => {
  const mean = share * a.mean + (1 - share) * b.mean
  const square = share * (a.sigma ** 2 + a.mean ** 2) + (1 - share) * (b.sigma ** 2 + b.mean ** 2)
  return { mean, sigma: Math.sqrt(Math.max(0, square - mean * mean)) }
}

/** As `seriesOutlook`, while a unit is being played that home wins with `now`. */
export function seriesOutlookDuring(chance: number, bestOf: number, score: Score, now: number): Outlook {
  if (isDecided(score, bestOf)) return seriesOutlook(chance, bestOf, score)
  const won = seriesOutlook(chance, bestOf, { home: score.home + 1, away: score.away })
  const lost = seriesOutlook(chance, bestOf, { home: score.home, away: score.away + 1 })
  const draw = now * (won.draw ?? 0) + (1 - now) * (lost.draw ?? 0)
  return {
    home: now * won.home + (1 - now) * lost.home,
    away: now * won.away + (1 - now) * lost.away,
    ...(draw > 0 ? { draw } : {}),
    margin: won.margin && lost.margin ? mixBells(won.margin, lost.margin, now) : undefined,
    total: won.total && lost.total ? mixBells(won.total, lost.total, now) : undefined,
  }
}
