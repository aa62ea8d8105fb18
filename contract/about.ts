import { type } from './ark.ts'
import { call } from './call.ts'
import { GameIdsText } from './entities.ts'

/** What the site really carries, counted. */
export const Coverage = type({
  /** Games of which there are leagues. */
  games: 'number.integer',
  leagues: 'number.integer',
  teams: 'number.integer',
  /** That start within `COVERED_DAYS` of now, before or after. */
  matches: 'number.integer',
  liveMatches: 'number.integer',
  /** Public rooms that are live. */
  liveStreams: 'number.integer',
})
export type Coverage = typeof Coverage.infer

export const aboutCalls = {
  /** Of these games; of all without `gameIds`. */
  getCoverage: call({
    method: 'GET',
    path: '/about/coverage',
    access: 'guest',
    workMs: 60,
    isOurs: true,
    cache: { freshSeconds: 300, staleSeconds: 3600 },
    errors: [],
    input: type({ 'gameIds?': GameIdsText }),
    result: Coverage,
  }),
} as const
