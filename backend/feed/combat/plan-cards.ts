import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { other } from '../shared/state.ts'

/** One judge's points, round by round. */
type Card = Score[]

const JUDGES = 3

/** Ten for the winner of a round; a dominant one costs the other two. */
const roundFor = (winner: Side, isDominant = false): Score => {
  const points = { home: 10, away: 10 }
  points[other(winner)] = isDominant ? 8 : 9
  return points
}

const roundsWonBy = (card: readonly Score[], side: Side): number[] =>
  card.flatMap((points, index) => (points[side] > points[other(side)] ? [index] : []))

const withRound = (card: Card, at: number | undefined, points: Score): Card =>
  card.map((before, index) => (index === at ? points : before))

/**
 * The cards of a fight that went the distance, from who won each round: all three judges for the winner (unanimous),
 * one against (split), or one level (majority). `winner` has won most of the rounds; unless the decision is unanimous,
 * one more than the other.
 */
export function planCards(random: Random, rounds: readonly Side[], winner: Side, method: string): Card[] {
  const agreed: Card = rounds.map((side) => roundFor(side))
  const cards = Array.from({ length: JUDGES }, () => agreed)
  const loser = other(winner)
  if (method === 'unanimous_decision') {
    const dominant = random.chance(0.15) ? random.pick(roundsWonBy(agreed, winner)) : undefined
    const close = roundsWonBy(agreed, loser)
    return cards.map((card) => {
      const seen = withRound(card, dominant, roundFor(winner, true))
      return close.length > 0 && random.chance(0.3) ? withRound(seen, random.pick(close), roundFor(winner)) : seen
    })
  }
  const odd = random.int(0, JUDGES - 1)
  const differing =
    method === 'split_decision'
      ? withRound(agreed, random.pick(roundsWonBy(agreed, winner)), roundFor(loser))
      : withRound(agreed, random.pick(roundsWonBy(agreed, loser)), roundFor(loser, true))
  return cards.map((card, judge) => (judge === odd ? differing : card))
}

/** As the event `result` says them: `10-9 9-10 10-9|10-9 10-9 9-10|...`, home's points first. */
export const writeCards = (cards: readonly Card[]): string =>
  cards.map((card) => card.map(({ home, away }) => `${home}-${away}`).join(' ')).join('|')
