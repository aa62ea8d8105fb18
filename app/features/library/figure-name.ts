import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { Figure, FigureForm } from '#contract/library-squads.ts'
import { columnName, statName } from '../match/stat-name.ts'

const OWN = new Map<string, () => string>([
  ['scored', m.library_figure_scored],
  ['conceded', m.library_figure_conceded],
  ['batting_average', m.library_figure_batting_average],
  ['cricket batting_average', m.library_figure_cricket_average],
  ['bowling_average', m.library_figure_bowling_average],
  ['highest_score', m.library_figure_highest_score],
  ['earned_run_average', m.library_figure_earned_run_average],
  ['strikeouts_thrown', m.library_figure_strikeouts_thrown],
  ['won', m.library_figure_won],
  ['win_share', m.library_figure_win_share],
  ['frames_won', m.library_figure_frames_won],
  ['frame_share', m.library_figure_frame_share],
  ['kda', m.library_figure_kda],
  ['kills_per_death', m.library_figure_kills_per_death],
])

/** Columns of a match's table are called by letters; these words are said of figures only. */
const IN_WORDS = new Map<string, () => string>([
  ['adr', m.library_figure_adr],
  ['at_bats', m.library_figure_at_bats],
  ['catches', m.library_figure_catches],
  ['deaths', m.library_figure_deaths],
  ['earned_runs', m.library_figure_earned_runs],
  ['economy', m.library_figure_economy],
  ['hits_allowed', m.library_figure_hits_allowed],
  ['innings_pitched', m.library_figure_innings_pitched],
  ['last_hits', m.library_figure_last_hits],
  ['minutes', m.library_figure_minutes],
  ['receiving_yards', m.library_figure_receiving_yards],
  ['runs', m.library_figure_runs],
  ['runs_batted_in', m.library_figure_runs_batted_in],
  ['strike_rate', m.library_figure_strike_rate],
  ['walks_allowed', m.library_figure_walks_allowed],
  ['wickets', m.library_figure_wickets],
])

/** Of these the words are those of a match's statistics. */
const AS_STATS: ReadonlySet<string> = new Set([
  ...['attack_points', 'blocks', 'break_points_won', 'double_faults', 'fours', 'hits', 'home_runs', 'kills'],
  ...['passing_yards', 'points', 'points_won', 'rebounds', 'red_cards', 'rushing_yards', 'shots_on_target', 'sixes'],
  ...['steals', 'strikeouts', 'touchdowns', 'turnovers', 'unforced_errors', 'walks', 'yellow_cards'],
])

/** What a figure is called at the head of a column, where there is room for letters only. */
export function figureColumn(key: string, gameId: number): string {
  const family = gameById(gameId)?.family
  const own = OWN.get(`${family} ${key}`) ?? OWN.get(key)
  if (own) return own()
  return key.endsWith('_percent') ? statName(key, family) : columnName(key, gameId)
}

/** What a figure of a season is called, in words. */
export function figureName(key: string, gameId: number): string {
  if (AS_STATS.has(key)) return statName(key, gameById(gameId)?.family)
  return IN_WORDS.get(key)?.() ?? figureColumn(key, gameId)
}

/** The value of a figure as text. */
export function figureText({ decimals, unit }: FigureForm, value: number, tag: string): string {
  const text = decimals === 0 ? fullNumber(Math.round(value), tag) : value.toFixed(decimals)
  return unit === 'percent' ? `${text}%` : text
}

/** The value for each match, where it says something. */
export function eachText({ each }: Pick<Figure, 'each'>, gameId: number): string | undefined {
  if (each === undefined) return undefined
  const value = each.toFixed(2)
  return gameById(gameId)?.family === 'football'
    ? m.library_player_each_90({ value })
    : m.library_player_each({ value })
}
