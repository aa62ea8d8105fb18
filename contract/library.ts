import { type } from './ark.ts'
import { call } from './call.ts'
import { Day, Instant, IntegerText, League, Team, Zone } from './entities.ts'
import { LIBRARY_TABLES, ROUND_KEY, SEASON_TIMEOUT_MS } from './library-rules.ts'
import { CupRound, MatchRow } from './match-row.ts'
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
  'cupRound?': CupRound,
  /** When its first and its last match begin. */
  from: Instant,
  to: Instant,
  matchCount: 'number.integer',
  /** Those that are over, or were called off. */
  overCount: 'number.integer',
})
export type LibraryRound = typeof Round.infer

const TreeTie = type({
  /** Names the tie in its tree. */
  key: 'string',
  /** Absent as long as it is not known who plays. */
  'home?': Team,
  'away?': Team,
  /** The ties whose winners play in this one. */
  'homeFrom?': 'string',
  'awayFrom?': 'string',
  /** Places in the table, of play-offs that are projected. */
  'homeSeed?': 'number.integer',
  'awaySeed?': 'number.integer',
  /** Of a match that is not listed yet. */
  'startsAt?': Instant,
  /** One, or two legs. */
  matches: MatchRow.array(),
  'winner?': "'home' | 'away'",
})
export type LibraryTie = typeof TreeTie.infer
const TreeRound = type({ name: CupRound, ties: TreeTie.array() })
export type TreeRound = typeof TreeRound.infer

const Numbers = {
  matches: 'number.integer',
  home: 'number.integer',
  draws: 'number.integer',
  away: 'number.integer',
} as const
const LeagueFacts = type({
  /** Finished matches, and how many of them the hosts won, nobody, and the guests. */
  ...Numbers,
  /** Goals, points, maps... of hosts and of guests. */
  homeScored: 'number.integer',
  awayScored: 'number.integer',
  rounds: type({
    key: ROUND_KEY,
    'round?': 'number.integer',
    'cupRound?': CupRound,
    from: Instant,
    ...Numbers,
    homeScored: 'number.integer',
    awayScored: 'number.integer',
  }).array(),
  /** What was scored in each period, where it is known. */
  periods: type({ key: 'string', scored: 'number.integer' }).array(),
  /** The most frequent results, the host's score first; of football. */
  results: type({ home: 'number.integer', away: 'number.integer', count: 'number.integer' }).array(),
  /** The clearest wins, and the matches with the highest scores. */
  clearest: MatchRow.array(),
  highest: MatchRow.array(),
})
export type LeagueFacts = typeof LeagueFacts.infer

/** What is known of leagues, teams and players. */
export const libraryCalls = {
  /** A league with its seasons and the teams of one. */
  getLeague: call({
    method: 'GET',
    path: '/library/league/:leagueId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
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
      /** Tables that it has, the usual one first; none of a cup. */
      tables: type.enumerated(...LIBRARY_TABLES).array(),
      /** Whether it has a knock-out; or ends in play-offs, of which the tree is what the table makes of it. */
      'tree?': "'drawn' | 'projected'",
      /** Its table leads to play-offs that are never played: who finishes first is first of the regular season. */
      'isWithoutPlayoffs?': 'true',
    }),
  }),
  /** A table of a league's season, by default its usual one. */
  getTable: call({
    method: 'GET',
    path: '/library/table/:leagueId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 40,
    errors: ['not_found'],
    cache: quick,
    input: OfSeason.and({ 'view?': type.enumerated(...LIBRARY_TABLES) }),
    result: type({
      /** One without a name, or one of each group. */
      parts: type({ 'name?': 'string', rows: LibraryRow.array() }).array(),
      /** Of the whole table and the live one, where they are known. */
      zones: TableZone.array(),
      /** Running matches that are counted, and as they stand; of the live table only. */
      'running?': type({ id: 'number.integer', home: 'number', away: 'number' }).array(),
    }),
  }),
  /** The knock-out of a league's season; or its play-offs, as the table stands with what is running. */
  getTree: call({
    method: 'GET',
    path: '/library/tree/:leagueId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 40,
    errors: ['not_found'],
    cache: quick,
    input: OfSeason,
    result: type({ isProjected: 'boolean', rounds: TreeRound.array() }),
  }),
  /** Figures of a season's finished matches, round by round. */
  getFacts: call({
    method: 'GET',
    path: '/library/facts/:leagueId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 60,
    errors: ['not_found'],
    cache: slow,
    /** `zone` decides when a day of a tour begins. */
    input: OfSeason.and({ 'zone?': Zone }),
    result: LeagueFacts,
  }),
  /** The rounds of a league's season, and the matches of one: of `round`, else of the one that is on or next. */
  listRounds: call({
    method: 'GET',
    path: '/library/rounds/:leagueId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
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
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 80,
    errors: ['not_found'],
    cache: { freshSeconds: 600, staleSeconds: 3600 },
    input: type({ leagueId: IntegerText }),
    result: type({ champions: type({ season: Season, team: Team, 'day?': Day }).array() }),
  }),
} as const
