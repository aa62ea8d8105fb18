import type { Score, Side, TimelineItem } from '#contract/match-state.ts'
import { actorOf, type Facts, leaderOf, other, type Story, scoreFor, worstFor } from './facts.ts'
import { scoreText } from './phrases.ts'

const GOALS: ReadonlySet<string> = new Set(['goal', 'penalty_goal', 'own_goal'])
const DISMISSALS: ReadonlySet<string> = new Set(['red_card', 'second_yellow'])
const EARLY_MINUTES = 20
const LATE_MINUTES = 85
const FAR_BEHIND = 2
const SHOTS_APART = 3
const POSSESSION_TOLD = 60

/** `45+2` of a goal two minutes into added time. */
const HALF_ENDS = new Map([
  ['h1', 45],
  ['h2', 90],
  ['et1', 105],
  ['et2', 120],
])
const minutesOf = ({ clock = 0 }: Pick<TimelineItem, 'clock'>): number => Math.floor(clock / 60) + 1

export function minuteOf(item: Pick<TimelineItem, 'clock' | 'period'>): string {
  const minute = minutesOf(item)
  const end = HALF_ENDS.get(item.period ?? '')
  return end !== undefined && minute > end ? `${end}+${minute - end}` : String(minute)
}

type Goal = TimelineItem & { side: Side; score: Score }

/** The goals that count. */
export function goalsOf({ detail }: Facts): Goal[] {
  const cancelled = new Set(
    detail.live.timeline.flatMap(({ type, data }) => (type === 'goal_cancelled' ? data?.goal : [])),
  )
  return detail.live.timeline.flatMap((item) => {
    const { type, seq, side, score, data } = item
    return GOALS.has(type) && side && score && !data?.isCancelled && !cancelled.has(seq)
      ? [{ ...item, side, score }]
      : []
  })
}

const isLate = (goal: Goal): boolean => goal.period !== 'h1' && minutesOf(goal) >= LATE_MINUTES

/** What shape the match had, and how the match got it. */
function shapeOf(facts: Facts, goals: readonly Goal[]): string[] {
  const { narrate, winner, lan, detail } = facts
  const scores = goals.map(({ score }) => score)
  const [opener] = goals
  const last = goals.at(-1)
  const { home, away } = detail.match.score
  if (!opener || !last) return home + away === 0 ? [narrate('goalless')] : []
  if (!winner) {
    if (home !== away) return []
    const far = (['home', 'away'] as const).find((side) => {
      const worst = worstFor(side, scores)
      return worst !== undefined && worst[other(side)] - worst[side] >= FAR_BEHIND
    })
    const worst = far && worstFor(far, scores)
    if (far && worst) {
      const behind = scoreText(lan, ...scoreFor(far, worst))
      return [narrate('draw_from_behind', { sides: { team: far }, words: { behind } })]
    }
    return []
  }
  const worst = worstFor(winner, scores)
  if (worst) {
    const behind = scoreText(lan, ...scoreFor(winner, worst))
    return [narrate('comeback', { sides: { team: winner }, words: { behind } })]
  }
  const isNeverLevel = scores.every((score) => score[winner] > score[other(winner)])
  if (isNeverLevel && minutesOf(opener) <= EARLY_MINUTES && goals.length > 1)
    return [narrate('early_lead', { sides: { team: winner }, words: { minute: minuteOf(opener) } })]
  return []
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

/** Who scored most, when that is two goals or more. */
function scorerOf(facts: Facts, goals: readonly Goal[]) {
  const counts = new Map<number, Goal[]>()
  for (const goal of goals)
    if (goal.type !== 'own_goal' && goal.player !== undefined)
      counts.set(goal.player, [...(counts.get(goal.player) ?? []), goal])
  const [most, second] = [...counts.values()].sort((one, two) => two.length - one.length)
  const [goal] = most ?? []
  const player = goal && actorOf(facts, goal)
  return most && goal && player && most.length >= 2 && most.length > (second?.length ?? 0)
    ? { player, side: goal.side, count: most.length }
    : undefined
}

/** The last goal that put the winner ahead for good. */
const deciderOf = (winner: Side | undefined, goals: readonly Goal[]): Goal | undefined =>
  winner && goals.findLast(({ score, side }) => side === winner && score[winner] === score[other(winner)] + 1)

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

/** How a football match went, as far as its log tells. */
export function tellFootball(facts: Facts): Story {
  const { narrate, detail, lan } = facts
  const { match, live } = detail
  const goals = goalsOf(facts)
  // A shoot-out decides a match that nobody was ahead in at the end.
  const leader = leaderOf(match.score)
  const shape = shapeOf({ ...facts, winner: leader }, goals)
  const [opener] = goals
  const last = goals.at(-1)
  const decider = deciderOf(leader, goals)
  const scorer = scorerOf(facts, goals)
  const course: string[] = []
  if (opener?.type === 'own_goal')
    course.push(narrate('opener_own', { sides: { team: opener.side }, words: { minute: minuteOf(opener) } }))
  else if (opener) course.push(...goalSentence(facts, 'opener', opener))
  course.push(...halfTime(facts))
  if (decider && decider !== opener && decider.type !== 'own_goal')
    course.push(...goalSentence(facts, isLate(decider) ? 'late_winner' : 'decider', decider))
  const isLateDraw = !leader && last !== undefined && isLate(last) && last.type !== 'own_goal'
  if (isLateDraw) course.push(...goalSentence(facts, 'late_equaliser', last))
  if (scorer)
    course.push(
      narrate(scorer.count >= 3 ? 'hat_trick' : 'brace', {
        sides: { team: scorer.side },
        player: scorer.player,
        words: { count: scorer.count },
      }),
    )
  for (const card of live.timeline.filter(({ type }) => DISMISSALS.has(type)).slice(0, 2))
    course.push(...goalSentence(facts, 'red', card))
  const pens = match.periods.find(({ key }) => key === 'pens')
  if (pens) course.push(narrate('pens', { words: { score: scoreText(lan, pens.home, pens.away) } }))
  return { told: [shape, course, figures({ ...facts, winner: leader })], ...headOf(facts, goals) }
}

/** What the title and the summary say. */
function headOf(facts: Facts, goals: readonly Goal[]): Omit<Story, 'told'> {
  const { detail, lan } = facts
  const leader = leaderOf(detail.match.score)
  const scorer = scorerOf(facts, goals)
  const decider = deciderOf(leader, goals)
  const player = decider && decider.type !== 'own_goal' && isLate(decider) ? actorOf(facts, decider) : undefined
  const scores = goals.map(({ score }) => score)
  const worst = leader && worstFor(leader, scores)
  const pens = detail.match.periods.find(({ key }) => key === 'pens')
  if (pens && facts.winner)
    return { summary: ['summary_pens', { pens: scoreText(lan, ...scoreFor(facts.winner, pens)) }] }
  if (leader && worst) {
    const behind = scoreText(lan, ...scoreFor(leader, worst))
    const late = decider && player ? { player: player.name, minute: minuteOf(decider) } : undefined
    return {
      title: 'title_comeback',
      summary: late ? ['summary_late_comeback', { behind, ...late }] : ['summary_comeback', { behind }],
    }
  }
  if (scorer && scorer.count >= 3)
    return { summary: ['summary_hat_trick', { player: scorer.player.name, count: scorer.count }] }
  if (decider && player)
    return { title: 'title_late', summary: ['summary_late', { player: player.name, minute: minuteOf(decider) }] }
  if (!leader && goals.length === 0) return { summary: ['summary_goalless'] }
  if (!leader) return { summary: ['summary_draw'] }
  if (detail.match.score[other(leader)] === 0) return { summary: ['summary_clean'] }
  return {}
}
