import { seedOf } from '../random.ts'

/** The same key always gives the same number below 10^8. */
export const narrowId = (key: string): number => seedOf('id', key) % 100_000_000

/** The same key always gives the same number below 10^11. */
export const wideId = (key: string): number =>
  (seedOf('high', key) % 100_000) * 1_000_000 + (seedOf('low', key) % 1_000_000)

const FIRST_TEAM_ID = 900_000_000
const FIRST_MATCH_ID = 900_000_000_000
const FIRST_PERSON_ID = 900_000_000_000
/** Leagues of sources that number their own; those of openfootball are below. */
const FIRST_LEAGUE_ID = 910_000_000

/** Ids of imported things; simulated ones are below all of these. */
export const leagueId = (key: string): number => FIRST_LEAGUE_ID + narrowId(key)
export const teamId = (key: string): number => FIRST_TEAM_ID + narrowId(key)
export const personId = (key: string): number => FIRST_PERSON_ID + wideId(key)
export const matchId = (key: string): number => FIRST_MATCH_ID + wideId(key)
