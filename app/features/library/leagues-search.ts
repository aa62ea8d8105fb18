import { gameByCode } from '#contract/games.ts'

/** Filters of the list of leagues. */
export interface LeaguesSearch {
  /** Route code of a game. */
  game?: string | undefined
  /** ISO 3166 alpha-2, or `INT`. */
  country?: string | undefined
  tier?: number | undefined
}

const TIER_MAX = 9

/** Search parameters; invalid values are left out. */
export function parseLeaguesSearch({ game, country, tier }: Record<string, unknown>): LeaguesSearch {
  const number = Number(tier)
  return {
    game: typeof game === 'string' && gameByCode(game) ? game : undefined,
    country: typeof country === 'string' && /^([A-Z]{2}|INT)$/.test(country) ? country : undefined,
    tier: Number.isInteger(number) && number >= 1 && number <= TIER_MAX ? number : undefined,
  }
}
