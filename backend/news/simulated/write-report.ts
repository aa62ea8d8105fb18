import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { type Facts, familyOf, other, peopleOf, type Story, scoreFor } from './facts.ts'
import { headOf } from './head.ts'
import { narratorOf } from './narrator.ts'
import { matchCard, note, paragraph } from './nodes.ts'
import { sayIn, scoreText, type WrittenLanguage } from './phrases.ts'
import { figureTable, goalList, periodTable } from './report-tables.ts'
import { tellFootball } from './tell-football.ts'
import { tellInnings, tellQuarters } from './tell-points.ts'
import { tellSeries, tellSets } from './tell-series.ts'
import { unitOf } from './units.ts'

/** An article in one language. */
export interface Written {
  title: string
  summary: string
  document: ArticleNode
  /** When the match was over, milliseconds since the epoch. */
  endedAt?: number
}

type Tell = (facts: Facts, winner: Side) => Story

/** Families whose total is what people say aloud; others' results are told by their page. */
export const TELL: ReadonlyMap<string, Tell> = new Map<string, Tell>([
  ['football', tellFootball],
  ['basketball', tellQuarters],
  ['american_football', tellQuarters],
  ['baseball', tellInnings],
  ['tennis', tellSets],
  ['sets', tellSets],
  ['moba', tellSeries],
  ['rounds', tellSeries],
  ['games', tellSeries],
])

/** Whether a finished match of this game can be told at all. */
export const isTold = (gameId: number): boolean => TELL.has(gameById(gameId)?.family ?? '')

/** A report of a finished match, from nothing but what its log says; undefined where that is too little. */
export function writeReport(detail: MatchDetail, lan: WrittenLanguage): Written | undefined {
  const { match, squads } = detail
  const tellStory = TELL.get(familyOf(detail) ?? '')
  if (match.status !== 'finished' || match.endedBy || !tellStory) return undefined
  const winner = match.winner === 'draw' ? undefined : match.winner
  const { home, away } = match.score
  // A shoot-out leaves a level score, and somebody has won.
  const isLevel = home === away
  const hasShootOut = match.periods.some(({ key }) => key === 'pens')
  if (isLevel ? winner !== undefined && !hasShootOut : !winner) return undefined
  // Only football has words for a match without a winner.
  if (!winner && familyOf(detail) !== 'football') return undefined
  const level = winner ? 'pens' : 'draw'
  const say = sayIn(lan, match.id)
  const isSingle = squads.home.people.length === 1 && squads.away.people.length === 1
  const narrate = narratorOf({ lan, match, winner, isSingle })
  const facts: Facts = { lan, say, narrate, detail, winner, people: peopleOf(detail) }
  const first = winner ?? 'home'
  const words = {
    league: match.league.name,
    score: scoreText(lan, home, away),
    won: scoreText(lan, ...scoreFor(first, match.score)),
    // Chinese and Japanese say the score of whom they speak of first.
    lost: scoreText(lan, ...scoreFor(other(first), match.score)),
  }
  const sides = { home: 'home', away: 'away', winner: first, loser: other(first) } as const
  const named = Object.fromEntries(Object.entries(sides).map(([name, side]) => [name, match[side].name]))
  // In the order of the text: who was named in a sentence is not named in the next.
  const lead = narrate(isLevel ? `lead_${level}` : 'lead_win', { words, sides })
  const story = tellStory(facts, first)
  const { title, summary, shapes } = headOf(detail, story)
  const opening = shapes.map(({ tell }) => tell())
  const rest = story.rest()
  const decider = { decider: say(`decider_${unitOf(match)}`) }
  const last = detail.live.timeline.at(-1)?.at
  return {
    ...(last ? { endedAt: Date.parse(last) } : {}),
    title: say(title, { ...words, ...named, ...decider }),
    summary: say(summary.telling, { ...words, ...named, ...summary.words }),
    document: {
      type: 'doc',
      content: [
        paragraph([lead, ...opening]),
        matchCard(match.id),
        ...rest.filter((told) => told.length > 0).map(paragraph),
        ...(familyOf(detail) === 'football' ? goalList(facts) : periodTable(facts)),
        ...figureTable(facts),
        note(say('note_report')),
      ],
    },
  }
}
