/**
 * A figure that the feed does not send is unknown, not 0. The first event that counts towards a figure shows that the
 * feed sends it; a feed that counts everything says so at kick-off, and then all figures begin at 0.
 */
import type { MatchEvent, MatchState, Score, Stat } from '#contract/match-state.ts'
import { emptyStats } from '../shared/stats.ts'
import { footballKeys } from './keys.ts'

const ALL = emptyStats(Object.keys(footballKeys.stats), {
  possession: 'percent',
  pass_accuracy: 'percent',
  expected_goals: 'decimal',
})

const SHOTS = ['shots', 'shots_on_target', 'shots_off_target', 'shots_blocked', 'saves']
const CARDS = ['yellow_cards', 'red_cards']

const COUNTED_BY = new Map<string, readonly string[]>(
  Object.entries({
    shot_on_target: SHOTS,
    shot_off_target: SHOTS,
    shot_blocked: SHOTS,
    shot_woodwork: SHOTS,
    penalty_missed: SHOTS,
    yellow_card: CARDS,
    second_yellow: CARDS,
    red_card: CARDS,
    corner: ['corners'],
    offside: ['offsides'],
    foul: ['fouls'],
  }),
)

/** The figure of each field of a `flow` event. */
const FLOW_FIELDS = new Map<string, string>(
  Object.entries({
    possession: 'possession',
    homeAccuracy: 'pass_accuracy',
    homeAttacks: 'attacks',
    homeDangerous: 'dangerous_attacks',
    homePasses: 'passes',
  }),
)

function figuresIn({ type, data = {} }: MatchEvent): readonly string[] {
  if (type === 'kick_off' && data.hasFigures === true) return ALL.map(({ key }) => key)
  if (type === 'flow') return Object.keys(data).flatMap((field) => FLOW_FIELDS.get(field) ?? [])
  const counted = COUNTED_BY.get(type) ?? []
  return data.xg === undefined ? counted : [...counted, 'expected_goals']
}

/** Goals from shots so far: a feed may send goals for a while before its first other shot. */
function shotGoals({ timeline }: MatchState): Score {
  const scored = timeline.filter(
    ({ type, data }) => (type === 'goal' || type === 'penalty_goal') && data?.isCancelled !== true,
  )
  const of = (side: 'home' | 'away') => scored.filter((item) => item.side === side).length
  return { home: of('home'), away: of('away') }
}

function openingStat(stat: Stat, state: MatchState): Stat {
  return stat.key === 'shots' || stat.key === 'shots_on_target' ? { ...stat, ...shotGoals(state) } : stat
}

const NONE: Score = { home: 0, away: 0 }

/** The state with a 0 for every figure that this event shows to be counted. */
export function openFigures(state: MatchState, event: MatchEvent): MatchState {
  const fresh = figuresIn(event).filter((key) => !state.stats.some((stat) => stat.key === key))
  if (fresh.length === 0) return state
  // At the end, where a page that receives only changes also adds them.
  const opened = ALL.filter(({ key }) => fresh.includes(key)).map((empty) => openingStat(empty, state))
  const stats = [...state.stats, ...opened]
  const { board } = state
  if (board?.family !== 'football') return { ...state, stats }
  const cards = fresh.includes('yellow_cards') ? { redCards: NONE, yellowCards: NONE } : {}
  const corners = fresh.includes('corners') ? { corners: NONE } : {}
  return { ...state, stats, board: { ...board, ...cards, ...corners } }
}

/** Those of the keys whose figures are known. */
export const knownOnly = (stats: readonly Stat[], by: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(by).filter(([key]) => stats.some((stat) => stat.key === key)))
