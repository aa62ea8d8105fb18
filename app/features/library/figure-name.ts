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

/** What a figure of a season is called: most as the column of a match's table. */
export function figureName(key: string, gameId: number): string {
  const family = gameById(gameId)?.family
  const own = OWN.get(`${family} ${key}`) ?? OWN.get(key)
  if (own) return own()
  return key.endsWith('_percent') ? statName(key, family) : columnName(key, gameId)
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
