import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { EarlyEnd, MatchStatus } from '#contract/match-state.ts'

const STATUS_LABELS: Readonly<Record<MatchStatus, () => string>> = {
  scheduled: m.match_status_scheduled,
  previewed: m.match_status_previewed,
  live: m.match_status_live,
  finished: m.match_status_finished,
  postponed: m.match_status_postponed,
  cancelled: m.match_status_cancelled,
  result_unknown: m.match_status_result_unknown,
}

const PHASE_LABELS: Readonly<Record<string, () => string>> = {
  not_started: m.match_phase_not_started,
  finished: m.match_phase_finished,
  postponed: m.match_phase_postponed,
  cancelled: m.match_phase_cancelled,
  first_half: m.match_phase_first_half,
  half_time: m.match_phase_half_time,
  second_half: m.match_phase_second_half,
  full_time: m.match_phase_full_time,
  extra_first: m.match_phase_extra_first,
  extra_half_time: m.match_phase_extra_half_time,
  extra_second: m.match_phase_extra_second,
  extra_time_end: m.match_phase_extra_time_end,
  penalty_shootout: m.match_phase_penalty_shootout,
  break: m.match_phase_break,
  overtime: m.match_phase_overtime,
  set_break: m.match_phase_set_break,
  draft: m.match_phase_draft,
  map: m.match_phase_map,
  map_break: m.match_phase_map_break,
  veto: m.match_phase_veto,
  toss: m.match_phase_toss,
  innings_break: m.match_phase_innings_break,
  super_over: m.match_phase_super_over,
  frame: m.match_phase_frame,
  interval: m.match_phase_interval,
  game: m.match_phase_game,
  game_break: m.match_phase_game_break,
  extra_innings: m.match_phase_extra_innings,
  inning_break: m.match_phase_inning_break,
  walk_in: m.match_phase_walk_in,
  round_break: m.match_phase_round_break,
  decision: m.match_phase_decision,
}

const FIXED_PERIODS: Readonly<Record<string, () => string>> = {
  h1: m.match_period_half_first,
  h2: m.match_period_half_second,
  et: m.match_period_extra,
  et1: m.match_period_extra_first,
  et2: m.match_period_extra_second,
  pens: m.match_period_penalties,
  ot1: m.match_period_first_overtime,
}

const NUMBERED_PERIODS = new Map<string, (inputs: { n: string }) => string>(
  Object.entries({
    q: m.match_period_quarter,
    s: m.match_period_set,
    i: m.match_period_inning,
    f: m.match_period_frame,
    m: m.match_period_map,
    r: m.match_period_round,
    g: m.match_period_game,
    ot: m.match_period_overtime,
    so: m.match_period_super_over,
  }),
)

/** Period names that differ in a sport: a set of tennis, the innings of cricket, the games of League of Legends. */
const FAMILY_PERIODS = new Map<string, (inputs: { n: string }) => string>(
  Object.entries({
    'tennis s': m.match_period_tennis_set,
    'cricket i': m.match_period_innings,
    'moba m': m.match_period_game,
    'sets g': m.match_period_rally_game,
    'battle_royale m': m.match_period_battle_royale_map,
  }),
)

/** Phases that have a word of their own in a sport. */
const FAMILY_PHASES = new Map<string, () => string>(
  Object.entries({ 'rounds overtime': m.match_phase_rounds_overtime, 'frames break': m.match_phase_frames_break }),
)

/** Families whose score counts something other than points: sets, or the games, maps and frames of a series. */
const TOTALS: Readonly<Partial<Record<Family, () => string>>> = {
  tennis: m.match_periods_sets_won,
  sets: m.match_periods_rally_sets,
  frames: m.match_periods_frames,
  moba: m.match_periods_moba_won,
  rounds: m.match_periods_maps_won,
  games: m.match_periods_moba_won,
}

/** How a match that was not played out ended, in a word for a list row. */
const SHORT_ENDS: { readonly [by in EarlyEnd]: () => string } = {
  retirement: m.match_row_retirement,
  walkover: m.match_row_walkover,
  disqualification: m.match_row_disqualification,
  abandonment: m.match_row_abandonment,
}

/** "FT", "Ret.", "W/O": that a match of a list is over. */
export const shortEndName = ({ endedBy }: Pick<MatchRow, 'endedBy'>): string =>
  ((endedBy && SHORT_ENDS[endedBy]) ?? m.match_row_finished)()

export const statusName = (status: MatchStatus): string => labelOf(STATUS_LABELS, status)

/** Short label of a period's key: `h1` "1st half", `q3` "Q3", `m2` "Map 2", `ot1` "OT", `ot2` "OT2". */
export function periodName(key: string, family?: Family): string {
  if (Object.hasOwn(FIXED_PERIODS, key)) return labelOf(FIXED_PERIODS, key)
  const [, kind = '', n = ''] = /^(q|s|i|f|m|r|g|ot|so)(\d+)$/.exec(key) ?? []
  const numbered = FAMILY_PERIODS.get(`${family} ${kind}`) ?? NUMBERED_PERIODS.get(kind)
  return numbered ? numbered({ n }) : labelOf(FIXED_PERIODS, key)
}

/** The phase of a match: its own name ("Half-time"), or the period being played. */
export function phaseName(phase: string, family?: Family): string {
  if (/^[a-z]{1,2}\d+$/.test(phase)) return periodName(phase, family)
  return FAMILY_PHASES.get(`${family} ${phase}`)?.() ?? labelOf(PHASE_LABELS, phase)
}

/** The half of an inning that is played, or has just ended. The side at bat is the guest's in the first. */
function halfInning(n: string, { phase, serving }: Pick<MatchRow, 'phase' | 'serving'>): string {
  if (isBreak(phase)) return (serving === 'home' ? m.match_row_inning_end : m.match_row_inning_middle)({ n })
  return (serving === 'home' ? m.match_row_inning_bottom : m.match_row_inning_top)({ n })
}

/** Whether a series is won, although its feed has not ended it yet: no break follows its last map. */
export function isDecided(
  { phase, score, bestOf }: Pick<MatchRow, 'phase' | 'score' | 'bestOf'>,
  family?: Family,
): boolean {
  if (!bestOf || !family || !TOTALS[family] || !isBreak(phase)) return false
  return Math.max(score.home, score.away) > bestOf / 2 || score.home + score.away >= bestOf
}

/** The phase in a word that fits beside the names of a list row: "HT", "Break", "Map 2", "Mid 5". */
export function shortPhaseName(
  match: Pick<MatchRow, 'phase' | 'periods' | 'serving' | 'score' | 'bestOf'>,
  family?: Family,
): string {
  const { phase, periods, serving } = match
  if (isDecided(match, family)) return m.match_row_finished()
  const last = periods.at(-1)
  if (family === 'baseball' && last && serving && /^(i\d|extra_innings|inning_break)/.test(phase))
    return halfInning(last.key.slice(1), { phase, serving })
  // "In play" says less than the map or frame that is.
  if (last && /^(map|game|frame)$/.test(phase)) return periodName(last.key, family)
  if (phase === 'decision') return m.match_row_decision()
  // A break of snooker is points in one visit.
  if (family === 'frames' && phase === 'break') return m.match_phase_frames_break()
  if (phase.endsWith('half_time')) return m.match_row_half_time()
  if (phase === 'draft') return m.match_row_draft()
  if (phase === 'penalty_shootout') return m.match_period_penalties()
  // In tennis a break is something else.
  if (phase === 'set_break') return m.match_phase_set_break()
  return /break$|interval|full_time|_end$/.test(phase) ? m.match_row_break() : phaseName(phase, family)
}

/** What the score of a match counts. `period`: the key of one of its periods, since some of the `games` count maps. */
export function totalName(family?: Family, period?: string): string {
  if (family === 'games' && period?.startsWith('m')) return m.match_periods_maps_won()
  return ((family && TOTALS[family]) ?? m.match_periods_total)()
}

/** Whether nobody plays: half-time, a break between sets or maps, a draft. */
export const isBreak = (phase: string): boolean =>
  /break|half_time|full_time|time_end|interval|veto|draft|toss|walk_in|decision|not_started/.test(phase)
