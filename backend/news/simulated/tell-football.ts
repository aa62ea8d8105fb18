import type { Side, TimelineItem } from '#contract/match-state.ts'
import { actorOf, type Facts, leaderOf, other, type Story, scoreFor, worstFor } from './facts.ts'
import { type Goal, goalsOf, isLate, minuteOf, minutesOf } from './goals.ts'
import { deficitText, scoreText } from './phrases.ts'

const DISMISSALS: ReadonlySet<string> = new Set(['red_card', 'second_yellow'])
const EARLY_MINUTES = 20
const FAR_BEHIND = 2
const SHOTS_APART = 3
const POSSESSION_TOLD = 60
const CARDS_TOLD = 2

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
      const behind = deficitText(lan, ...scoreFor(far, worst))
      return [narrate('draw_from_behind', { sides: { team: far }, words: { behind } })]
    }
    return []
  }
  const worst = worstFor(winner, scores)
  if (worst) {
    const behind = deficitText(lan, ...scoreFor(winner, worst))
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
  const isOnly = goals.length === 1
  const parts: Part[] = [
    ...(opener ? [{ seq: opener.seq, tell: () => tellOpener(facts, opener, isOnly) }] : []),
    { seq: halfTimeSeq(live.timeline), tell: () => halfTime(facts) },
    ...live.timeline
      .filter(({ type }) => DISMISSALS.has(type))
      .slice(0, CARDS_TOLD)
      .map((card) => ({ seq: card.seq, tell: () => goalSentence(facts, 'red', card) })),
  ]
  if (decider && decider !== opener && decider.type !== 'own_goal')
    parts.push({
      seq: decider.seq,
      tell: () => goalSentence(facts, isLate(facts, decider) ? 'late_winner' : 'decider', decider),
    })
  if (!leader && last && last.type !== 'own_goal')
    parts.push({
      seq: last.seq,
      tell: () => goalSentence(facts, isLate(facts, last) ? 'late_equaliser' : 'equaliser', last),
    })
  const course = parts.sort((one, two) => one.seq - two.seq).flatMap(({ tell }) => tell())
  if (scorer)
    course.push(
      narrate(scorer.count >= 3 ? 'hat_trick' : 'brace', {
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
  return { told: [shape, course, figures({ ...facts, winner: leader })], ...headOf(facts, goals) }
}

/** What the title and the summary say. */
function headOf(facts: Facts, goals: readonly Goal[]): Omit<Story, 'told'> {
  const { detail, lan } = facts
  const leader = leaderOf(detail.match.score)
  const scorer = scorerOf(facts, goals)
  const decider = deciderOf(leader, goals)
  const player = decider && decider.type !== 'own_goal' && isLate(facts, decider) ? actorOf(facts, decider) : undefined
  const scores = goals.map(({ score }) => score)
  const worst = leader && worstFor(leader, scores)
  const pens = detail.match.periods.find(({ key }) => key === 'pens')
  if (pens && facts.winner)
    return { summary: ['summary_pens', { pens: scoreText(lan, ...scoreFor(facts.winner, pens)) }] }
  if (leader && worst) {
    const behind = deficitText(lan, ...scoreFor(leader, worst))
    const late = decider && player ? { player: player.name, minute: minuteOf(decider) } : undefined
    return {
      title: 'title_comeback',
      summary: late ? ['summary_late_comeback', { behind, ...late }] : ['summary_comeback', { behind }],
    }
  }
  if (scorer && scorer.count >= 3 && scorer.side === leader)
    return { summary: ['summary_hat_trick', { player: scorer.player.name, count: scorer.count }] }
  if (decider && player)
    return { title: 'title_late', summary: ['summary_late', { player: player.name, minute: minuteOf(decider) }] }
  if (!leader && goals.length === 0) return { summary: ['summary_goalless'] }
  if (!leader) return { summary: ['summary_draw'] }
  if (detail.match.score[other(leader)] === 0) return { summary: ['summary_clean'] }
  return {}
}
