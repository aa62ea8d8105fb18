import type { Period } from '#contract/match-state.ts'
import type { PlayedRow } from './season-rows.store.ts'

/** A finished match with what it counts. */
export interface Played extends Pick<PlayedRow, 'id' | 'round' | 'startsAt' | 'homeId' | 'awayId'> {
  home: number
  away: number
  winner: 'home' | 'away' | 'draw'
  periods: readonly Period[]
}

const RESULTS_MAX = 8
const MATCHES_MAX = 3

const sum = (list: readonly number[]): number => list.reduce((all, value) => all + value, 0)

/** How many matches there were, who won them, and what was scored in them. */
export function numbersOf(matches: readonly Played[]) {
  const wonBy = (winner: Played['winner']) => matches.filter((match) => match.winner === winner).length
  return {
    matches: matches.length,
    home: wonBy('home'),
    draws: wonBy('draw'),
    away: wonBy('away'),
    homeScored: sum(matches.map(({ home }) => home)),
    awayScored: sum(matches.map(({ away }) => away)),
  }
}

/** What was scored in each period by both sides; of matches whose periods are known. */
export function periodFigures(matches: readonly Played[]): { key: string; scored: number }[] {
  const scored = new Map<string, number>()
  for (const { periods } of matches)
    for (const { key, home, away } of periods) scored.set(key, (scored.get(key) ?? 0) + home + away)
  return [...scored].map(([key, count]) => ({ key, scored: count }))
}

/** The results that were most frequent. */
export function frequentResults(matches: readonly Played[]): { home: number; away: number; count: number }[] {
  const counts = new Map<string, { home: number; away: number; count: number }>()
  for (const { home, away } of matches) {
    const known = counts.get(`${home}-${away}`) ?? { home, away, count: 0 }
    known.count += 1
    counts.set(`${home}-${away}`, known)
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || a.home + a.away - (b.home + b.away) || b.home - a.home)
    .slice(0, RESULTS_MAX)
}

const firstBy = (matches: readonly Played[], rankOf: (match: Played) => number): number[] =>
  [...matches]
    .sort((a, b) => rankOf(b) - rankOf(a) || b.home + b.away - (a.home + a.away) || b.startsAt - a.startsAt)
    .slice(0, MATCHES_MAX)
    .map(({ id }) => id)

/** Ids of the matches with the clearest winners. */
export const clearestOf = (matches: readonly Played[]): number[] =>
  firstBy(matches, ({ home, away }) => Math.abs(home - away))

/** Ids of the matches in which most was scored. */
export const highestOf = (matches: readonly Played[]): number[] => firstBy(matches, ({ home, away }) => home + away)
