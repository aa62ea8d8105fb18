import type { Side } from '#contract/match-state.ts'
import {
  actorOf,
  type Facts,
  leaderOf,
  other,
  type Shape,
  type Story,
  type Summary,
  scoreFor,
  worstFor,
} from './facts.ts'
import { deciderOf, type Goal, isLate, minuteOf, scorerOf } from './goals.ts'
import { deficitText, scoreText } from './phrases.ts'

const SHOTS_APART = 3
const HAT_TRICK = 3

/** What the title says, and what a summary may say. */
export function footballHead(
  facts: Facts,
  goals: readonly Goal[],
  shapes: readonly Shape[],
): Pick<Story, 'title' | 'summaries'> {
  const { detail, lan } = facts
  const { match } = detail
  const leader = leaderOf(match.score)
  const pens = match.periods.find(({ key }) => key === 'pens')
  if (pens && facts.winner) {
    const words = { pens: scoreText(lan, ...scoreFor(facts.winner, pens)) }
    const shootOut = { fact: 'pens', telling: 'summary_pens', words } as const
    return { summaries: [...equaliserOf(facts, goals), ...shotsOf(facts), shootOut] }
  }
  if (!leader) return { summaries: [...equaliserOf(facts, goals), ...shotsOf(facts), ...goallessOf(facts)] }
  const scores = goals.map(({ score }) => score)
  const worst = worstFor(leader, scores)
  const decider = deciderOf(leader, goals)
  const isLateWin = decider !== undefined && decider.type !== 'own_goal' && isLate(facts, decider)
  const behind = worst ? deficitText(lan, ...scoreFor(leader, worst)) : ''
  const title = worst ? 'title_comeback' : isLateWin ? 'title_late' : undefined
  return {
    ...(title ? { title } : {}),
    summaries: [
      ...scorerSummary(facts, goals, leader),
      ...deciderSummary(facts, goals, leader),
      ...shotsOf(facts),
      ...(match.score[other(leader)] === 0 ? [{ fact: 'clean_sheet', telling: 'summary_clean' } as const] : []),
      ...openerSummary(facts, goals, leader, shapes),
      ...(worst ? [{ fact: 'comeback', telling: 'summary_comeback', words: { behind } } as const] : []),
    ],
  }
}

function scorerSummary(facts: Facts, goals: readonly Goal[], leader: Side): Summary[] {
  const scorer = scorerOf(facts, goals)
  if (!scorer || scorer.side !== leader) return []
  const words = { player: scorer.player.name, count: scorer.count }
  return scorer.count >= HAT_TRICK
    ? [{ fact: 'hat_trick', telling: 'summary_hat_trick', words }]
    : [{ fact: 'brace', telling: 'summary_brace', words }]
}

const goalWords = (facts: Facts, goal: Goal) => {
  const player = goal.type === 'own_goal' ? undefined : actorOf(facts, goal)
  return player && { player: player.name, minute: minuteOf(goal) }
}

/** Of a match that was decided by its first goal only when it was the only one. */
function deciderSummary(facts: Facts, goals: readonly Goal[], leader: Side): Summary[] {
  const decider = deciderOf(leader, goals)
  const words = decider && goalWords(facts, decider)
  if (!decider || !words) return []
  if (goals.length === 1) return [{ fact: 'only_goal', telling: 'summary_only_goal', words }]
  // That a goal came late is in the title, unless that tells a comeback.
  if (isLate(facts, decider)) {
    const scores = goals.map(({ score }) => score)
    const telling = worstFor(leader, scores) ? 'summary_late' : 'summary_decider'
    return [{ fact: 'late_winner', telling, words }]
  }
  return decider === goals[0] ? [] : [{ fact: 'decider', telling: 'summary_decider', words }]
}

function openerSummary(facts: Facts, goals: readonly Goal[], leader: Side, shapes: readonly Shape[]): Summary[] {
  const [opener] = goals
  const words = opener && opener.side === leader ? goalWords(facts, opener) : undefined
  // An early goal is in the first paragraph, unless it is told above it.
  const fact = shapes.find((shape) => shape.fact === 'early_lead')?.fact ?? 'opener'
  return words && goals.length > 1 ? [{ fact, telling: 'summary_opener', words }] : []
}

function equaliserOf(facts: Facts, goals: readonly Goal[]): Summary[] {
  const last = goals.at(-1)
  const words = last && goalWords(facts, last)
  if (!last || !words) return []
  const { match } = facts.detail
  const pair = { team: match[last.side].name, rival: match[other(last.side)].name }
  return [{ fact: 'equaliser', telling: 'summary_equaliser', words: { ...words, ...pair } }]
}

/** Of who won, or of a match that nobody won. */
function shotsOf({ detail: { match, live }, winner, lan }: Facts): Summary[] {
  const shots = live.stats.find(({ key }) => key === 'shots_on_target')
  const team = shots && leaderOf(shots)
  if (!shots || !team || Math.abs(shots.home - shots.away) < SHOTS_APART || (winner && winner !== team)) return []
  const pair = { team: match[team].name, rival: match[other(team)].name }
  const total = scoreText(lan, ...scoreFor(team, shots))
  return [{ fact: 'shots_more', telling: 'summary_shots', words: { ...pair, total } }]
}

const goallessOf = ({ detail: { match } }: Facts): Summary[] =>
  match.score.home + match.score.away === 0 ? [{ fact: 'goalless', telling: 'summary_goalless' }] : []
