import type { Play } from '#contract/match-plays.ts'
import type { Score, Side } from '#contract/match-state.ts'
import { numberIn } from './drawing.tsx'

export const TARGETS = ['Head', 'Body', 'Legs'] as const
export type Target = (typeof TARGETS)[number]

/** How the two stand to each other, as far as the last event says. */
export type Stance = 'outside' | 'apart' | 'close' | 'down' | 'ground' | 'hold' | 'corners' | 'over'

export interface FightScene {
  seq: number
  type: string
  side?: Side
  round: number
  rounds: number
  /** Rounds that are over. */
  fought: number
  stance: Stance
  /** Who has walked in. */
  isIn: Record<Side, boolean>
  /** Of the fight so far; unknown where the feed does not count them. */
  strikes?: Score
  control?: Score
  /** Where those strikes landed. */
  targets?: Record<Side, Record<Target, number>>
  takedowns: Score
  knockdowns: Score
  submissions: Score
  /** Landed since the count before. */
  fresh?: Score
  winner?: Side
  /** The loser of a fight that ended on the ground. */
  isStopped: boolean
}

const STANCES = new Map<string, Stance>(
  Object.entries({
    round_start: 'apart',
    strikes: 'close',
    knockdown: 'down',
    takedown: 'ground',
    submission_attempt: 'hold',
    round_end: 'corners',
    decision: 'corners',
  } as const),
)
const STOPPED = /^(ko|tko|submission)$/
/** A result has the type of its method in the timeline. */
const RESULT = /^(ko|tko|submission|\w+_decision|doctor_stoppage|disqualification|draw|no_contest|result)$/

function scoreIn(play: Play | undefined, what: string): Score | undefined {
  const [home, away] = play ? [numberIn(play, `home${what}`), numberIn(play, `away${what}`)] : []
  return home === undefined || away === undefined ? undefined : { home, away }
}

function targetsIn(play: Play | undefined): FightScene['targets'] {
  const [head, body, legs] = TARGETS.map((target) => scoreIn(play, target))
  if (!head || !body || !legs) return undefined
  const of = (side: Side) => ({ Head: head[side], Body: body[side], Legs: legs[side] })
  return { home: of('home'), away: of('away') }
}

const typeOf = ({ type, told }: Play): string => told?.type ?? type

/** What the cage shows after a play: the plays up to it decide, and nothing else. */
export function fightScene(plays: readonly Play[], index: number): FightScene {
  const past = plays.slice(0, index + 1)
  const now = past.at(-1)
  const board = past.findLast((play) => play.board?.family === 'combat')?.board
  const counted = past.filter((play) => scoreIn(play, 'Strikes'))
  const [before, last] = [counted.at(-2), counted.at(-1)]
  const strikes = scoreIn(last, 'Strikes')
  const landed = scoreIn(before, 'Strikes') ?? { home: 0, away: 0 }
  const control = scoreIn(last, 'Control')
  const targets = targetsIn(past.findLast((play) => targetsIn(play)))
  const count = (type: string): Score => {
    const of = (side: Side) => past.filter((play) => play.type === type && play.side === side).length
    return { home: of('home'), away: of('away') }
  }
  const result = past.findLast((play) => RESULT.test(typeOf(play)))
  const isOver = result !== undefined || now?.type === 'end'
  const act = past.findLast((play) => STANCES.has(play.type))
  const isBegun = past.some(({ type }) => type === 'round_start')
  const walked = (side: Side) => isBegun || past.some((play) => play.type === 'walk_in' && play.side === side)
  return {
    seq: now?.seq ?? 0,
    type: now ? typeOf(now) : '',
    round: board?.family === 'combat' ? board.round : past.filter(({ type }) => type === 'round_start').length,
    rounds: board?.family === 'combat' ? board.rounds : 0,
    fought: past.filter(({ type }) => type === 'round_end').length,
    stance: isOver ? 'over' : (act && STANCES.get(act.type)) || 'outside',
    isIn: { home: walked('home'), away: walked('away') },
    takedowns: count('takedown'),
    knockdowns: count('knockdown'),
    submissions: count('submission_attempt'),
    isStopped: result !== undefined && STOPPED.test(typeOf(result)),
    ...(act?.side ? { side: act.side } : {}),
    ...(strikes ? { strikes } : {}),
    ...(control ? { control } : {}),
    ...(targets ? { targets } : {}),
    ...(now?.type === 'strikes' && strikes
      ? { fresh: { home: strikes.home - landed.home, away: strikes.away - landed.away } }
      : {}),
    ...(result?.side ? { winner: result.side } : {}),
  }
}
