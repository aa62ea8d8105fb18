import type { Board, MatchEvent, Period, Score } from '#contract/match-state.ts'
import type { Handler } from '../shared/rules.ts'
import { finishMatch, leaderOf } from '../shared/state.ts'

function scoreIn({ data = {} }: MatchEvent, home: string, away: string): Score | undefined {
  const [own, their] = [data[home], data[away]]
  return typeof own === 'number' && typeof their === 'number' ? { home: own, away: their } : undefined
}

const between = (before: Score, after: Score): Score => ({
  home: after.home - before.home,
  away: after.away - before.away,
})

const period = (key: string, score: Score): Period => ({ key, ...score, isDone: true })

/** A match of which nothing is known but its scores: without that of half-time its goals belong to no half. */
export const result: Handler = (state, event) => {
  const full = scoreIn(event, 'home', 'away')
  if (state.startedAt || !full) return state
  const half = scoreIn(event, 'halfHome', 'halfAway')
  const extra = scoreIn(event, 'extraHome', 'extraAway')
  const penalties = scoreIn(event, 'penaltiesHome', 'penaltiesAway')
  const score = extra ?? full
  const periods = [
    ...(half ? [period('h1', half), period('h2', between(half, full))] : []),
    ...(extra ? [period('et', between(full, extra))] : []),
    ...(penalties ? [period('pens', penalties)] : []),
  ]
  const board: Board = { family: 'football', ...(penalties ? { penalties } : {}) }
  const leader = leaderOf(score)
  const winner = leader === 'draw' && penalties ? leaderOf(penalties) : leader
  return finishMatch({ ...state, score, periods, board }, event, winner)
}
