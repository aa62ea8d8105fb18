import { type } from './ark.ts'
import { call } from './call.ts'
import { Day, Instant, IntegerText, League, Team, Zone } from './entities.ts'
import { LIBRARY_TABLES, ROUND_KEY } from './library-rules.ts'
import { MatchRow } from './match-row.ts'
import { Season, StandingRow, TableZone } from './standings.ts'

/** Of what a match does not change at once. */
const slow = { freshSeconds: 30, staleSeconds: 300 }
/** Of what stands as running matches stand. */
const quick = { freshSeconds: 3, staleSeconds: 12 }

const SeasonId = type('1 <= string <= 20')
/** Without `season`: the current one. */
const OfSeason = type({ leagueId: IntegerText, 'season?': SeasonId })

const LibraryRow = StandingRow.and({
  /** Its match is running, and counted as it stands. */
  'isPlaying?': 'true',
  /** Ranks gained (or lost, below 0) by running matches; absent where it is 0. */
  'moved?': 'number.integer',
})
export type LibraryRow = typeof LibraryRow.infer

/** Matches that belong together: a round, or a day of a tour. */
const Round = type({
  key: ROUND_KEY,
  'round?': 'number.integer',
  /** When its first and its last match begin. */
  from: Instant,
  to: Instant,
  matchCount: 'number.integer',
  /** Those that are over, or were called off. */
  overCount: 'number.integer',
})
export type LibraryRound = typeof Round.infer

/** What is known of leagues, teams and players. */
export const libraryCalls = {
  /** A league with its seasons and the teams of one. */
  getLeague: call({
    method: 'GET',
    path: '/library/league/:leagueId',
    access: 'guest',
    isOurs: true,
    workMs: 40,
    errors: ['not_found'],
    cache: slow,
    input: OfSeason,
    result: type({
      league: League,
      season: Season,
      /** Newest first. */
      seasons: Season.array(),
      isCurrent: 'boolean',
      teams: Team.array(),
      /** Tables that its sport has. */
      tables: type.enumerated(...LIBRARY_TABLES).array(),
    }),
  }),
  /** A table of a league's season. */
  getTable: call({
    method: 'GET',
    path: '/library/table/:leagueId',
    access: 'guest',
    isOurs: true,
    workMs: 40,
    errors: ['not_found'],
    cache: quick,
    input: OfSeason.and({ 'view?': type.enumerated(...LIBRARY_TABLES) }),
    result: type({
      rows: LibraryRow.array(),
      /** Of the whole table and the live one, where they are known. */
      zones: TableZone.array(),
      /** Running matches that are counted; of the live table only. */
      liveIds: 'number.integer[]',
    }),
  }),
  /** The rounds of a league's season, and the matches of one: of `round`, else of the one that is on or next. */
  listRounds: call({
    method: 'GET',
    path: '/library/rounds/:leagueId',
    access: 'guest',
    isOurs: true,
    workMs: 60,
    errors: ['not_found'],
    cache: slow,
    /** `zone` decides when a day of a tour begins. */
    input: OfSeason.and({ 'round?': ROUND_KEY, 'zone?': Zone }),
    result: type({ rounds: Round.array(), 'round?': ROUND_KEY, matches: MatchRow.array() }),
  }),
  /** Who finished first, newest season first. */
  listChampions: call({
    method: 'GET',
    path: '/library/champions/:leagueId',
    access: 'guest',
    isOurs: true,
    workMs: 80,
    errors: ['not_found'],
    cache: { freshSeconds: 600, staleSeconds: 3600 },
    input: type({ leagueId: IntegerText }),
    result: type({ champions: type({ season: Season, team: Team, 'day?': Day }).array() }),
  }),
} as const
