import { type Family, gameById } from './games.ts'

/**
 * How standings are ranked:
 * `points`: 3 for a win, 1 for a draw (football).
 * `win_rate`: share of matches won (leagues whose teams have played unequally often).
 * `wins`: matches won.
 * `two_points`: 2 for a win, 1 for a tie (cricket).
 */
export const STANDING_RULES = ['points', 'two_points', 'win_rate', 'wins'] as const
export type StandingRule = (typeof STANDING_RULES)[number]

const RULES: Partial<Record<Family, StandingRule>> = {
  football: 'points',
  cricket: 'two_points',
  basketball: 'win_rate',
  baseball: 'win_rate',
  american_football: 'win_rate',
}

/** How tables of a game are ranked. */
export const standingRule = (gameId: number): StandingRule => RULES[gameById(gameId)?.family ?? 'games'] ?? 'wins'
