import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { ListPart, ways } from './list-part.ts'

/** A league whose matches come from a source, and what a provider has pushed to them. */
export const AdminFeed = type({
  leagueId: 'number.integer',
  /** In the language of the call; absent for a league that is gone. */
  'league?': 'string',
  'gameId?': 'number.integer',
  /** The importer's format: `openfootball`. */
  source: 'string',
  seasons: 'number.integer',
  matches: 'number.integer',
  importedAt: Instant,
  /** Absent: nobody has pushed anything. */
  'push?': {
    at: Instant,
    events: 'number.integer',
    /** How long after it happened the last event came, in seconds. */
    behindSeconds: 'number.integer',
  },
  /** Matches without an event ten minutes after their start. */
  late: 'number.integer',
  live: 'number.integer',
  /** When its next match begins. */
  'nextAt?': Instant,
})
export type AdminFeed = typeof AdminFeed.infer

export const adminFeedCalls = {
  /**
   * What is imported and pushed, by league: the last imported first, or the last pushed. `silent`: imported, and never pushed to.
   * Simulated matches are of no feed.
   */
  listFeeds: call({
    method: 'GET',
    path: '/admin/feeds',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'source?': /^[a-z]{1,40}$/,
      'state?': "'late' | 'live' | 'pushed' | 'silent'",
      'sort?': "'pushed'",
    }),
    result: type({ list: AdminFeed.array(), ...ways }),
  }),
} as const
