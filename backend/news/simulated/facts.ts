import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Period, PlayerLine, Score, Side, TimelineItem } from '#contract/match-state.ts'
import type { Narrate } from './narrator.ts'
import type { Say, Telling, Words, WrittenLanguage } from './phrases.ts'

/** What a report may tell, and how it tells it. */
export interface Facts {
  lan: WrittenLanguage
  say: Say
  narrate: Narrate
  detail: MatchDetail
  /** Absent of a draw. */
  winner: Side | undefined
  /** The names of everybody on the field, by id. */
  people: ReadonlyMap<number, string>
}

/** A fact, by the telling of its sentence. */
export interface Shape {
  fact: Telling
  tell: () => string
}

/** A fact that may be told above the text. */
export interface Summary {
  fact: Telling
  telling: Telling
  words?: Words
}

/** How a match went. Sentences are told in their order: who was named in one is not named in the next. */
export interface Story {
  /** What the first paragraph may say after its lead. */
  shapes: readonly Shape[]
  /** What is particular about it, the best first. */
  summaries: readonly Summary[]
  title?: Telling
  /** The paragraphs after the first. */
  rest: () => readonly (readonly string[])[]
}

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

export const leaderOf = ({ home, away }: Score): Side | undefined =>
  home === away ? undefined : home > away ? 'home' : 'away'

export const familyOf = ({ match }: MatchDetail) => gameById(match.gameId)?.family

/** The figures of a side first. */
export const scoreFor = (side: Side, score: Score): readonly [number, number] =>
  side === 'home' ? [score.home, score.away] : [score.away, score.home]

export const peopleOf = ({ squads }: MatchDetail): Map<number, string> =>
  new Map([squads.home, squads.away].flatMap(({ people }) => people.map(({ id, name }) => [id, name] as const)))

/** Who acted, where that person has a name. */
export function actorOf({ people }: Facts, { player }: Pick<TimelineItem, 'player'>) {
  const name = player === undefined ? undefined : people.get(player)
  return name === undefined || player === undefined ? undefined : { id: player, name }
}

/** The one player with the highest figure, at least `min`; nobody where two share it. */
export function bestOf(facts: Facts, figureOf: (line: PlayerLine) => number, min: number) {
  const lines = facts.detail.live.players
    .flatMap((line) => {
      const actor = actorOf(facts, line)
      return actor ? [{ actor, line, figure: figureOf(line) }] : []
    })
    .sort((one, two) => two.figure - one.figure)
  const [best, second] = lines
  return best && best.figure >= min && best.figure !== second?.figure ? best : undefined
}

/** The score at the end of each period that adds up to it. */
export function totalsOf(periods: readonly Period[]): Score[] {
  const totals: Score[] = []
  for (const { home, away } of periods) {
    const before = totals.at(-1) ?? { home: 0, away: 0 }
    totals.push({ home: before.home + home, away: before.away + away })
  }
  return totals
}

/** The score after each of these was won; undefined where the winner of one is not known. */
export function runningScore(winners: readonly (Side | undefined)[]): Score[] | undefined {
  const scores: Score[] = []
  for (const winner of winners) {
    if (!winner) return undefined
    const before = scores.at(-1) ?? { home: 0, away: 0 }
    scores.push({ ...before, [winner]: before[winner] + 1 })
  }
  return scores
}

/** The score when a side was furthest behind; undefined when it never was. */
export function worstFor(side: Side, scores: readonly Score[]): Score | undefined {
  let worst: Score | undefined
  for (const score of scores) {
    const gap = score[other(side)] - score[side]
    if (gap > 0 && gap > (worst ? worst[other(side)] - worst[side] : 0)) worst = score
  }
  return worst
}
