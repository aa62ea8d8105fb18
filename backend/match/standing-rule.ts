import { type Family, gameById } from '#contract/games.ts'
import type { StandingRule } from './count-results.ts'

const RULES: Partial<Record<Family, StandingRule>> = {
  football: 'points',
  cricket: 'two_points',
  basketball: 'win_rate',
  baseball: 'win_rate',
  american_football: 'win_rate',
}

/** How tables of a game are ranked. */
export const standingRule = (gameId: number): StandingRule => RULES[gameById(gameId)?.family ?? 'games'] ?? 'wins'
