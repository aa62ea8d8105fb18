import type { Side, TimelineItem } from '#contract/match-state.ts'
import { actorOf, type Facts, leaderOf, other, type Shape, type Story, scoreFor, worstFor } from './facts.ts'
import { footballHead } from './football-head.ts'
import { deciderOf, type Goal, goalsOf, isLate, minuteOf, minutesOf, scorerOf } from './goals.ts'
import { deficitText, scoreText, type Telling } from './phrases.ts'

const DISMISSALS: ReadonlySet<string> = new Set(['red_card', 'second_yellow'])
const EARLY_MINUTES = 20
const FAR_BEHIND = 2
const SHOTS_APART = 3
const POSSESSION_TOLD = 60
const CARDS_TOLD = 2
/** Of more goals those are told that changed who led. */
const GOALS_TOLD = 5
const HAT_TRICK = 3

/** What shape the match had, and how the match got it. */
function shapeOf({ narrate, winner, lan, detail }: Facts, goals: readonly Goal[]): Shape[] {
  const scores = goals.map(({ score }) => score)
  const [opener] = goals
  const { home, away } = detail.match.score
  if (!opener) return home + away === 0 ? [{ fact: 'goalless', tell: () => narrate('goalless') }] : []
  if (!winner) {
    if (home !== away) return []
    const far = (['home', 'away'] as const).find((side) => {
      const worst = worstFor(side, scores)
      return worst !== undefined && worst[other(side)] - worst[side] >= FAR_BEHIND
    })
    const worst = far && worstFor(far, scores)
    if (!far || !worst) return []
    const about = { sides: { team: far }, words: { behind: deficitText(lan, ...scoreFor(far, worst)) } }
    return [{ fact: 'draw_from_behind', tell: () => narrate('draw_from_behind', about) }]
  }
  const sides = { team: winner }
  const worst = worstFor(winner, scores)
  if (worst) {
    const words = { behind: deficitText(lan, ...scoreFor(winner, worst)) }
    return [{ fact: 'comeback', tell: () => narrate('comeback', { sides, words }) }]
  }
  const isNeverLevel = scores.every((score) => score[winner] > score[other(winner)])
  if (!isNeverLevel || minutesOf(opener) > EARLY_MINUTES || goals.length === 1) return []
  const words = { minute: minuteOf(opener) }
  return [{ fact: 'early_lead', tell: () => narrate('early_lead', { sides, words }) }]
}

function goalSentence(facts: Facts, telling: Parameters<Facts['narrate']>[0], goal: TimelineItem): string[] {
  const player = actorOf(facts, goal)
  if (!player) return []
  const words = { minute: minuteOf(goal) }
  return [facts.narrate(telling, { sides: { team: goal.side ?? 'home' }, player, words })]
}

function halfTime({ detail: { match, live }, narrate, lan }: Facts): string[] {
  const half = live.timeline.length > 0 ? match.periods.find(({ key, isDone }) => key === 'h1' && isDone) : undefined
  if (!half) return []
  const ahead = leaderOf(half)
  if (ahead)
    return [
      narrate('half_lead', { sides: { team: ahead }, words: { score: scoreText(lan, ...scoreFor(ahead, half)) } }),
    ]
  return half.home > 0 ? [narrate('half_level', { words: { score: scoreText(lan, half.home, half.away) } })] : []
}

/** A figure that says something about the result. */
function figures({ detail: { match, live }, narrate, winner, lan }: Facts): string[] {
  const shots = live.stats.find(({ key }) => key === 'shots_on_target')
  const ball = live.stats.find(({ key }) => key === 'possession')
  const told: string[] = []
  const more = shots && leaderOf(shots)
  if (shots && more && Math.abs(shots.home - shots.away) >= SHOTS_APART) {
    const words = { score: scoreText(lan, ...scoreFor(more, shots)) }
    told.push(narrate(winner && more !== winner ? 'shots_in_vain' : 'shots_more', { sides: { team: more }, words }))
  }
  const holder = ball && leaderOf(ball)
  if (ball && holder && ball[holder] >= POSSESSION_TOLD)
    told.push(narrate('possession', { sides: { team: holder }, words: { percent: Math.round(ball[holder]) } }))
  if (winner && match.score[other(winner)] === 0)
    told.push(narrate('clean_sheet', { sides: { team: winner, other: other(winner) } }))
  return told
}

/** A sentence about something, which has its place in the order of the log. */
interface Part {
  seq: number
  tell: () => string[]
}

/** Behind everything of the first half. */
const halfTimeSeq = (timeline: readonly TimelineItem[]): number =>
  (timeline.findLast(({ period }) => period === 'h1')?.seq ?? 0) + 0.5

function tellOpener(facts: Facts, opener: Goal, isOnly: boolean): string[] {
  if (opener.type !== 'own_goal') return goalSentence(facts, isOnly ? 'only_goal' : 'opener', opener)
  const about = { sides: { team: opener.side }, words: { minute: minuteOf(opener) } }
  return [facts.narrate(isOnly ? 'only_goal_own' : 'opener_own', about)]
}

/** What a goal made of the score. */
function tellingOf({ side, score, type }: Goal): Telling {
  if (type === 'own_goal') return 'goal_own'
  const margin = score[side] - score[other(side)]
  if (margin === 0) return 'goal_level'
  return margin < 0 ? 'goal_closer' : margin === 1 ? 'goal_ahead' : 'goal_more'
}

/** How a goal behind the first is told; undefined of one among many that did not change who led. */
function tellingFor(facts: Facts, goals: readonly Goal[], at: number, leader: Side | undefined): Telling | undefined {
  const [before, goal] = [goals[at - 1], goals[at]]
  if (!before || !goal) return undefined
  if (goal.type !== 'own_goal') {
    if (goal === deciderOf(leader, goals)) return isLate(facts, goal) ? 'late_winner' : 'decider'
    if (!leader && at === goals.length - 1) return isLate(facts, goal) ? 'late_equaliser' : 'equaliser'
    if (!actorOf(facts, goal)) return undefined
  }
  const isTold = goals.length <= GOALS_TOLD || leaderOf(before.score) !== leaderOf(goal.score)
  return isTold ? tellingOf(goal) : undefined
}

function tellGoal(facts: Facts, goals: readonly Goal[], at: number, leader: Side | undefined): string[] {
  const goal = goals[at]
  if (!goal) return []
  if (at === 0) return tellOpener(facts, goal, goals.length === 1)
  const telling = tellingFor(facts, goals, at, leader)
  if (!telling) return []
  if (!telling.startsWith('goal_')) return goalSentence(facts, telling, goal)
  const own = scoreFor(goal.side, goal.score)
  const score = own[0] < own[1] ? deficitText(facts.lan, ...own) : scoreText(facts.lan, ...own)
  const player = telling === 'goal_own' ? undefined : actorOf(facts, goal)
  const about = { sides: { team: goal.side }, words: { minute: minuteOf(goal), score }, turn: at }
  return [facts.narrate(telling, { ...about, ...(player ? { player } : {}) })]
}

/** The score at half-time, unless the goal before it has just said it. */
function tellHalfTime(facts: Facts, goals: readonly Goal[], leader: Side | undefined): string[] {
  const last = goals.findLastIndex(({ period }) => period === 'h1')
  return tellingFor(facts, goals, last, leader)?.startsWith('goal_') ? [] : halfTime(facts)
}

/** How a football match went, as far as its log tells. */
export function tellFootball(facts: Facts): Story {
  const goals = goalsOf(facts)
  // A shoot-out decides a match that nobody was ahead in at the end.
  const leader = leaderOf(facts.detail.match.score)
  const shapes = shapeOf({ ...facts, winner: leader }, goals)
  return {
    shapes,
    ...footballHead(facts, goals, shapes),
    rest: () => [tellCourse(facts, goals, leader), figures({ ...facts, winner: leader })],
  }
}

function tellCourse(facts: Facts, goals: readonly Goal[], leader: Side | undefined): string[] {
  const { narrate, detail, lan } = facts
  const { match, live } = detail
  const scorer = scorerOf(facts, goals)
  const areAllTold = goals.length <= GOALS_TOLD
  const parts: Part[] = [
    ...goals.map((goal, at) => ({ seq: goal.seq, tell: () => tellGoal(facts, goals, at, leader) })),
    { seq: halfTimeSeq(live.timeline), tell: () => tellHalfTime(facts, goals, leader) },
    ...live.timeline
      .filter(({ type }) => DISMISSALS.has(type))
      .slice(0, CARDS_TOLD)
      .map((card) => ({ seq: card.seq, tell: () => goalSentence(facts, 'red', card) })),
  ]
  const course = parts.sort((one, two) => one.seq - two.seq).flatMap(({ tell }) => tell())
  if (scorer && (scorer.count >= HAT_TRICK || !areAllTold))
    course.push(
      narrate(scorer.count >= HAT_TRICK ? 'hat_trick' : 'brace', {
        sides: { team: scorer.side },
        player: scorer.player,
        words: { count: scorer.count },
      }),
    )
  const pens = match.periods.find(({ key }) => key === 'pens')
  if (pens && facts.winner) {
    const score = scoreText(lan, ...scoreFor(facts.winner, pens))
    course.push(narrate('pens', { sides: { team: facts.winner }, words: { score } }))
  }
  return course
}
