import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'

/**
 * Who goes on from a tie, `home` being the side that was first host: the winner of its match, or of two legs by the sum of
 * their scores, else by the second one. Undefined as long as a leg is not over.
 */
export function tieWinner(matches: readonly MatchRow[], homeId: number): Side | undefined {
  const last = matches.at(-1)
  if (!last || matches.some(({ status }) => status !== 'finished')) return undefined
  const sumOf = (isHome: boolean) =>
    matches.reduce((sum, { home, score }) => sum + ((home.id === homeId) === isHome ? score.home : score.away), 0)
  const [home, away] = [sumOf(true), sumOf(false)]
  if (matches.length > 1 && home !== away) return home > away ? 'home' : 'away'
  if (last.winner === undefined || last.winner === 'draw') return undefined
  return (last.home.id === homeId) === (last.winner === 'home') ? 'home' : 'away'
}
