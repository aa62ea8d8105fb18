import type { MatchState, Score } from '#contract/match-state.ts'
import type { BoardOf } from '../shared/live-rules.ts'

type Cards = NonNullable<BoardOf<'combat'>['cards']>

function readRound(text: string): Score | undefined {
  const [, home, away] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  return home && away ? { home: Number(home), away: Number(away) } : undefined
}

/** The judges' cards of `result`: `10-9 9-10 10-9|...`, each with as many rounds as were fought; none of another form. */
export function readCards(text: string | undefined, judges: string | undefined, rounds: number): Cards {
  if (!text || rounds === 0) return []
  const names = judges?.split('|') ?? []
  const cards = text.split('|').map((card, index) => {
    const judge = names[index]?.trim()
    return { ...(judge ? { judge } : {}), rounds: card.split(' ').flatMap((round) => readRound(round) ?? []) }
  })
  return cards.every((card) => card.rounds.length === rounds) ? cards : []
}

/** What the judge in the middle gave for each round. */
export const periodsOfCards = (periods: MatchState['periods'], cards: Cards): MatchState['periods'] =>
  periods.map((period, index) => {
    const points = cards.flatMap(({ rounds }) => rounds[index] ?? [])
    const middle = points.toSorted((a, b) => a.home - a.away - (b.home - b.away))[Math.floor(points.length / 2)]
    return middle ? { ...period, ...middle } : period
  })
