import type { Score, Side } from '#contract/match-state.ts'
import type { Outlook } from '../shared/odds.ts'
import { seriesOutlookDuring, withinReason } from '../shared/series.ts'
import { other } from '../shared/state.ts'
import type { Contest } from '../types.ts'
import { isTieBreakDue, setWinner } from './scoring.ts'

const SERVE_WINS = 0.635
const NO_GAMES: Score = { home: 0, away: 0 }

const clampServe = (chance: number) => Math.min(0.78, Math.max(0.5, chance))

const serveOf = (gap: number): Score => ({ home: clampServe(SERVE_WINS + gap), away: clampServe(SERVE_WINS - gap) })

/** Chance that each side wins a point it serves; `lean` > 0 favours home. */
export function serveChances(contest: Contest, lean: number, bestOf: number): Score {
  const gap = (contest.home.strength - contest.away.strength) * 0.0016 + lean * 0.14
  return serveOf(withinReason(gap, 0, (tried) => outlookOf(serveOf(tried), bestOf, NO_GAMES, NO_GAMES, 'home')))
}

/** Chance to hold a game of which each point is won with `p`. */
export function holdChance(p: number): number {
  const q = 1 - p
  const straight = p ** 4 * (1 + 4 * q + 10 * q * q)
  const deuce = 20 * p ** 3 * q ** 3 * ((p * p) / (p * p + q * q))
  return straight + deuce
}

/** Chance that home wins the set from these games, when `server` serves next. */
export function setChance(serve: Score, games: Score, server: Side): number {
  const hold = { home: holdChance(serve.home), away: holdChance(serve.away) }
  const tieBreak = 1 / (1 + Math.exp((serve.away - serve.home) * 14))
  const known = new Map<number, number>()
  const from = (home: number, away: number, serving: Side): number => {
    const winner = setWinner({ home, away })
    if (winner) return winner === 'home' ? 1 : 0
    if (isTieBreakDue({ home, away })) return tieBreak
    const key = home * 100 + away * 10 + (serving === 'home' ? 1 : 0)
    const before = known.get(key)
    if (before !== undefined) return before
    const homeWins = serving === 'home' ? hold.home : 1 - hold.away
    const next = other(serving)
    const chance = homeWins * from(home + 1, away, next) + (1 - homeWins) * from(home, away + 1, next)
    known.set(key, chance)
    return chance
  }
  return from(games.home, games.away, server)
}

/** The match as it stands; handicap and total count sets. */
export function outlookOf(serve: Score, bestOf: number, sets: Score, games: Score, server: Side): Outlook {
  const chance = setChance(serve, NO_GAMES, server)
  return seriesOutlookDuring(chance, bestOf, sets, setChance(serve, games, server))
}
