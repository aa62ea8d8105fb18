import type { Family } from '#contract/games.ts'
import type { Parts } from './line-parts.ts'

export interface FigureRule {
  key: string
  /** Undefined where it says nothing: a share of nothing tried. */
  of: (parts: Parts) => number | undefined
  decimals: number
  isPercent?: true
  /** Added up, so that it has a value for each match. */
  isSum?: true
  /** Less is better. */
  isLow?: true
  /** Neither more nor less of it is better. */
  isPlain?: true
  /** Of a share or a mean: the part that must be large enough for a rank. */
  base?: string
  /** One of those that players are compared by at a glance. */
  isMain?: true
}

const at = (parts: Parts, key: string): number => parts[key] ?? 0
type Extra = Pick<FigureRule, 'isLow' | 'isMain' | 'isPlain'>

const MAIN = { isMain: true } as const
const LOW = { isLow: true } as const
const PLAIN = { isPlain: true } as const
const LOW_MAIN = { isLow: true, isMain: true } as const

const sum = (key: string, extra: Extra = {}): FigureRule => ({
  key,
  of: (parts) => at(parts, key),
  decimals: 0,
  isSum: true,
  ...extra,
})

const ratio = (
  key: string,
  [over, under]: readonly [over: (parts: Parts) => number, under: string],
  { times = 1, decimals = 2, ...extra }: Extra & { times?: number; decimals?: number } = {},
): FigureRule => ({
  key,
  of: (parts) => (at(parts, under) > 0 ? (over(parts) / at(parts, under)) * times : undefined),
  decimals,
  base: under,
  ...extra,
})

const of = (key: string) => (parts: Parts) => at(parts, key)
const mean = (key: string, decimals: number, extra: Extra = {}) =>
  ratio(key, [of(key), 'matches'], { decimals, ...extra })
const percent = (key: string, made: string, extra: Extra = {}): FigureRule => ({
  ...ratio(key, [of(made), `${made}_tried`], { times: 100, decimals: 1, ...extra }),
  isPercent: true,
})

/** Kills and assists for each death; who never died is counted as if once. */
const kills = (key: string, taken: (parts: Parts) => number): FigureRule => ({
  key,
  of: (parts) => taken(parts) / Math.max(1, at(parts, 'deaths')),
  decimals: 2,
  base: 'matches',
  ...MAIN,
})

/** No sum: how many of them came in each match is the share. */
const WON: FigureRule = { key: 'won', of: of('won'), decimals: 0, ...MAIN }
const WIN_SHARE: FigureRule = {
  ...ratio('win_share', [of('won'), 'matches'], { times: 100, decimals: 1, ...MAIN }),
  isPercent: true,
}

/** Of nine innings. */
const OUTS_OF_MATCH = 27

/** As they are written: 6.2 are six and two outs. */
const inningsOf = (outs: number): number => Math.floor(outs / 3) + (outs % 3) / 10

/** Figures of a season, those that fans look at first first. */
const RULES: Partial<Record<Family, readonly FigureRule[]>> = {
  football: [
    sum('goals', MAIN),
    sum('assists', MAIN),
    mean('rating', 2, MAIN),
    sum('shots', MAIN),
    sum('shots_on_target', MAIN),
    sum('saves'),
    sum('minutes', PLAIN),
    sum('fouls', LOW_MAIN),
    sum('yellow_cards', LOW),
    sum('red_cards', LOW),
  ],
  basketball: [
    sum('points', MAIN),
    sum('rebounds', MAIN),
    sum('assists', MAIN),
    sum('steals', MAIN),
    sum('blocks', MAIN),
    percent('field_goal_percent', 'field_goals', MAIN),
    percent('three_point_percent', 'three_points'),
    percent('free_throw_percent', 'free_throws'),
    sum('minutes', PLAIN),
    sum('turnovers', LOW),
    sum('fouls', LOW),
  ],
  baseball: [
    ratio('batting_average', [of('hits'), 'at_bats'], { decimals: 3, ...MAIN }),
    sum('hits', MAIN),
    sum('home_runs', MAIN),
    sum('runs_batted_in', MAIN),
    sum('walks', MAIN),
    sum('strikeouts', LOW_MAIN),
    sum('at_bats', PLAIN),
    ratio('earned_run_average', [of('earned_runs'), 'outs_pitched'], { times: OUTS_OF_MATCH, ...LOW_MAIN }),
    sum('strikeouts_thrown', MAIN),
    { key: 'innings_pitched', of: (parts) => inningsOf(at(parts, 'outs_pitched')), decimals: 1, ...PLAIN },
    sum('hits_allowed', LOW),
    sum('earned_runs', LOW),
    sum('walks_allowed', LOW),
  ],
  american_football: [
    sum('passing_yards', MAIN),
    sum('rushing_yards', MAIN),
    sum('receiving_yards', MAIN),
    sum('touchdowns', MAIN),
    sum('points', MAIN),
  ],
  cricket: [
    sum('runs', MAIN),
    sum('wickets', MAIN),
    ratio('batting_average', [of('runs'), 'outs'], MAIN),
    ratio('strike_rate', [of('runs'), 'balls'], { times: 100, decimals: 1, ...MAIN }),
    { key: 'highest_score', of: of('max_runs'), decimals: 0 },
    sum('fours'),
    sum('sixes'),
    ratio('bowling_average', [of('runs_conceded'), 'wickets'], LOW),
    ratio('economy', [of('runs_conceded'), 'balls_bowled'], { times: 6, ...LOW_MAIN }),
    sum('catches', MAIN),
  ],
  tennis: [
    sum('aces', MAIN),
    sum('winners', MAIN),
    sum('break_points_won', MAIN),
    sum('points_won', MAIN),
    sum('double_faults', LOW_MAIN),
    sum('unforced_errors', LOW_MAIN),
  ],
  sets: [sum('points', MAIN), sum('attack_points', MAIN), sum('blocks', MAIN), sum('aces', MAIN)],
  moba: [
    kills('kda', (parts) => at(parts, 'kills') + at(parts, 'assists')),
    sum('kills', MAIN),
    sum('assists', MAIN),
    sum('deaths', LOW_MAIN),
    ratio('last_hits', [of('last_hits'), 'maps'], { decimals: 0, ...MAIN }),
    ratio('gold', [of('gold'), 'maps'], { decimals: 0, ...MAIN }),
  ],
  rounds: [
    mean('rating', 2, MAIN),
    mean('adr', 1, MAIN),
    { ...ratio('kast', [of('kast_in'), 'kast_of'], { times: 100, decimals: 1, ...MAIN }), isPercent: true },
    sum('first_kills', MAIN),
    sum('first_deaths', LOW),
    kills('kills_per_death', of('kills')),
    sum('kills', MAIN),
    sum('assists', MAIN),
    sum('deaths', LOW_MAIN),
  ],
  frames: [
    WON,
    WIN_SHARE,
    sum('frames_won', MAIN),
    { ...ratio('frame_share', [of('frames_won'), 'frames'], { times: 100, decimals: 1, ...MAIN }), isPercent: true },
  ],
  combat: [WON, WIN_SHARE],
  battle_royale: [sum('kills', MAIN), sum('damage', MAIN), sum('deaths', LOW_MAIN)],
  games: [
    sum('goals', MAIN),
    sum('points', MAIN),
    sum('points_won', MAIN),
    sum('shots_on_target', MAIN),
    sum('saves', MAIN),
    sum('turnovers', LOW_MAIN),
    sum('eliminations', MAIN),
    sum('kills', MAIN),
    sum('damage', MAIN),
    sum('healing', MAIN),
    sum('deaths', LOW_MAIN),
  ],
}

/** The figures that players of a sport have of a season; those that a feed does not count are left out by who reads them. */
export const figureRules = (family: Family): readonly FigureRule[] => RULES[family] ?? []

const FOOTBALL_MINUTES = 90

/** A figure by which players are compared who have played more or less: for each match, of football for 90 minutes. */
export function rateOf({ of: value, key, isSum }: FigureRule, parts: Parts, family: Family): number | undefined {
  if (!isSum) return value(parts)
  const minutes = family === 'football' && key !== 'minutes' ? at(parts, 'minutes') : 0
  const matches = minutes > 0 ? minutes / FOOTBALL_MINUTES : at(parts, 'matches')
  return matches > 0 ? at(parts, key) / matches : undefined
}
