import { type } from './ark.ts'
import { call } from './call.ts'
import { Crest, Day, GameIdsText, Instant, IntegerText, League, LeagueCount, Team, Zone } from './entities.ts'
import { GAMES } from './games.ts'
import { PAGE_SIZE_DEFAULT, ROWS_MAX } from './list-limits.ts'
import type {
  Board,
  ChartPoint,
  Clock,
  OddsLine,
  Period,
  PlayerLine,
  SquadMember,
  Stat,
  TimelineItem,
} from './match-state.ts'

const Status = type("'scheduled' | 'previewed' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'result_unknown'")
const SideName = type("'home' | 'away'")
const Score = type({ home: 'number', away: 'number' })
/** These shapes have their types in match-state.ts; here they are only checked to be objects. */
const BoardShape = type('object').as<Board>()
const ChartPointShape = type('object').as<ChartPoint>()
const ClockShape = type('object').as<Clock>()
const OddsShape = type('object').as<OddsLine>()
const PeriodShape = type('object').as<Period>()
const PlayerLineShape = type('object').as<PlayerLine>()
const SquadMemberShape = type('object').as<SquadMember>()
const StatShape = type('object').as<Stat>()
const TimelineItemShape = type('object').as<TimelineItem>()

/** One row of a match list. Deltas on `board:<gameId>` change these fields and no others. */
export const MatchRow = type({
  id: 'number.integer',
  gameId: 'number.integer',
  league: League,
  /** Season of the league, as `getStandings` takes it: `2025-26`, or a simulated season's first day. */
  'season?': 'string',
  /** Round or stage within the league, e.g. `12`. */
  'round?': 'number.integer',
  startsAt: Instant,
  /** Of the start only the day is known; the time in `startsAt` means nothing. */
  'isTimeUnknown?': 'boolean',
  status: Status,
  phase: 'string',
  score: Score,
  periods: PeriodShape.array(),
  'clock?': ClockShape,
  'serving?': SideName,
  'winner?': "'home' | 'away' | 'draw'",
  home: Team,
  away: Team,
  'bestOf?': 'number.integer',
  'redCards?': Score,
  /**
   * Points of the current game (tennis, sets, frames), or the score of the current map (esports); in cricket runs,
   * wickets and overs of each side: `148/3 17.2`.
   */
  'points?': { home: 'string', away: 'string' },
  'odds?': OddsShape,
  /** The main room that streams the match now or later. */
  'roomId?': 'number.integer',
  isSimulated: 'boolean',
  /** How popular the match is, 0 to 100: the order of the list `hot`. */
  heat: 'number.integer',
  /** `seq` of the last event included in this row. */
  seq: 'number.integer',
  /** When the server read the row. */
  readAt: Instant,
})
export type MatchRow = typeof MatchRow.infer

export const Person = type({ id: 'number.integer', name: 'string' })
export const Squad = type({ members: SquadMemberShape.array(), people: Person.array(), 'formation?': 'string' })

/** The match page. Deltas on the topic `match:<id>` carry changed fields of `match` and `live`. */
export const MatchDetail = type({
  match: MatchRow,
  /** Absent where no feed names it. */
  'venue?': 'string',
  /** What the language of the `lan` header calls heroes, maps and weapons, by their names in events, where it differs. */
  'names?': { '[string]': 'string' },
  live: {
    'board?': BoardShape,
    stats: StatShape.array(),
    timeline: TimelineItemShape.array(),
    chart: ChartPointShape.array(),
    chartKind: "'momentum' | 'gold_lead' | 'point_lead' | 'economy' | 'run_rate'",
    odds: OddsShape.array(),
    playerColumns: 'string[]',
    players: PlayerLineShape.array(),
  },
  squads: { home: Squad, away: Squad },
})
export type MatchDetail = typeof MatchDetail.infer

export const MatchPage = type({
  matches: MatchRow.array(),
  page: 'number.integer',
  size: 'number.integer',
  /** Matches of all pages; in a long list it is counted no further than 1000 beyond this page. */
  total: 'number.integer',
})
export type MatchPage = typeof MatchPage.infer

/** What is on now and next. Each list has the first matches of its section, `counts` the numbers of all. */
export const HomeMatches = type({
  /** Hottest first. */
  live: MatchRow.array(),
  /** Those that start within three hours, in order of time; and those whose start is late. */
  soon: MatchRow.array(),
  /** Those that start within a day, but not within three hours, in order of time. */
  later: MatchRow.array(),
  counts: {
    live: 'number.integer',
    soon: 'number.integer',
    later: 'number.integer',
    /** Matches of today that are over, or were called off. */
    over: 'number.integer',
  },
})
export type HomeMatches = typeof HomeMatches.infer

const DayMatches = type({ days: type({ day: Day, matches: MatchRow.array() }).array() })

export const StandingRow = type({
  rank: 'number.integer',
  team: Team,
  played: 'number.integer',
  won: 'number.integer',
  drawn: 'number.integer',
  lost: 'number.integer',
  /** Goals, points, maps or sets, as the game counts. */
  scored: 'number.integer',
  conceded: 'number.integer',
  points: 'number.integer',
  /** Last five, newest last. */
  form: type("'W' | 'D' | 'L'").array(),
})
export type StandingRow = typeof StandingRow.infer

/** Ranks of a table, both included, that lead to a cup of the continent, up, to play-offs or down. */
export const TableZone = type({
  kind: "'continental' | 'champions_league' | 'promotion' | 'playoffs' | 'relegation_playoffs' | 'relegation'",
  from: 'number.integer',
  to: 'number.integer',
})
export type TableZone = typeof TableZone.infer

/** One season of a league. A season without a name of its own has the days it lasts. */
export const Season = type({ id: '1 <= string <= 20', 'from?': Day, 'to?': Day })
export type Season = typeof Season.infer

export const Meeting = type({ match: MatchRow })

export const GameEntry = type({
  gameId: 'number.integer',
  name: 'string',
  logo: 'string',
  abbr: 'string',
  code: 'string',
  backgroundImgUrl: 'string',
  /** Indexes of the home tabs that list it (docs/product.md, section 2). */
  homeTabs: 'number.integer[]',
  liveCount: 'number.integer',
})
export type GameEntry = typeof GameEntry.infer

const Paging = { 'page?': '1 <= number.integer <= 10000', 'size?': '1 <= number.integer <= 100' } as const
type Paging = { page?: number; size?: number }
/** A deep page costs as much as all rows before it. */
const withinReach = (
  { page = 1, size = PAGE_SIZE_DEFAULT }: Paging,
  context: { mustBe(text: string): false },
): boolean => page * size <= ROWS_MAX || context.mustBe(`a page within the first ${ROWS_MAX} rows`)
const GameFilter = { 'gameIds?': '(number.integer)[] <= 40', 'leagueIds?': '(number.integer)[] <= 50' } as const

export const ListKind = type("'today' | 'yesterday' | 'tomorrow' | 'live' | 'by_time' | 'hot' | 'day'")
export type ListKind = typeof ListKind.infer

const shortCache = { freshSeconds: 2, staleSeconds: 8 }
const longCache = { freshSeconds: 30, staleSeconds: 300 }

export const matchCalls = {
  /** Teams to follow: by a part of their name, else those with important matches around now, the caller's country's first. At most 24. */
  listTeams: call({
    method: 'GET',
    path: '/match/teams',
    access: 'user',
    isOurs: true,
    workMs: 15,
    input: type({ gameIds: /^\d{1,3}(,\d{1,3}){0,39}$/, 'text?': 'string <= 40' }),
    result: type({
      teams: type({
        id: 'number.integer',
        gameId: 'number.integer',
        name: 'string',
        crest: Crest,
        /** Its league, which tells it from others of its name; absent before it has a match. */
        'league?': type({ name: 'string', country: 'string' }),
      }).array(),
    }),
  }),
  listLeagues: call({
    method: 'GET',
    path: '/league/match_leagues',
    access: 'guest',
    workMs: 15,
    cache: longCache,
    input: type({ 'gameId?': IntegerText }),
    result: type({ leagues: LeagueCount.array() }),
  }),
  listSportLeagues: call({
    method: 'GET',
    path: '/sprots_league/match_leagues',
    access: 'guest',
    workMs: 15,
    cache: longCache,
    input: type({ 'gameId?': IntegerText }),
    result: type({ leagues: LeagueCount.array() }),
  }),
  listHomeGames: call({
    method: 'GET',
    path: '/game/v3/getPCGameSource',
    access: 'guest',
    cache: shortCache,
    input: type({}),
    result: type({ games: GameEntry.array() }),
  }),
  listGames: call({
    method: 'GET',
    path: '/game/getPCGameSource',
    access: 'guest',
    cache: shortCache,
    input: type({}),
    result: type({ games: GameEntry.array() }),
  }),
  listLiveMatches: call({
    method: 'GET',
    path: '/v2/match/getPCLiveGameMatch',
    access: 'guest',
    workMs: 15,
    cache: shortCache,
    input: type({ 'gameId?': IntegerText, 'gameIds?': GameIdsText, 'size?': IntegerText }),
    result: type({ matches: MatchRow.array() }),
  }),
  countSeries: call({
    method: 'GET',
    path: '/match/getSeriesCount',
    access: 'guest',
    workMs: 30,
    cache: longCache,
    /** `gameIds`: the days of these games only. `isWithoutLeagues`: no leagues are counted. */
    input: type({
      'gameId?': IntegerText,
      'gameIds?': GameIdsText,
      'isWithoutLeagues?': "'true'",
      'zone?': Zone,
      'from?': Day,
      'to?': Day,
    }),
    result: type({
      leagues: LeagueCount.array(),
      days: type({ day: Day, count: 'number.integer' }).array(),
    }),
  }),
  listEsportsSoon: call({
    method: 'GET',
    path: '/match/gameLivingFuture',
    access: 'guest',
    workMs: 15,
    cache: shortCache,
    input: type({ 'gameId?': IntegerText, 'size?': IntegerText }),
    result: type({ matches: MatchRow.array() }),
  }),
  listSportsLive: call({
    method: 'GET',
    path: '/sport_match/sportsLiving',
    access: 'guest',
    workMs: 15,
    cache: shortCache,
    input: type({ 'gameId?': IntegerText, 'size?': IntegerText }),
    result: type({ matches: MatchRow.array() }),
  }),
  listPastMatches: call({
    method: 'POST',
    path: '/v2/match/getPCPastGameMatch',
    access: 'guest',
    workMs: 60,
    isRead: true,
    cache: longCache,
    input: type({ ...GameFilter, ...Paging }).narrow(withinReach),
    result: MatchPage,
  }),
  listMatches: call({
    method: 'POST',
    path: '/v2/match/getPCGameMatchByCondition',
    aliases: ['/getPCGameMatchByCondition'],
    access: 'guest',
    workMs: 60,
    isRead: true,
    cache: shortCache,
    input: type({
      ...GameFilter,
      ...Paging,
      /** With one league in `leagueIds`: all matches of this season of it. */
      'season?': '1 <= string <= 20',
      'list?': ListKind,
      /** The day of the list `day`. */
      'day?': Day,
      /** The time zone that decides when a day begins. */
      'zone?': Zone,
      'statuses?': Status.array(),
      'order?': "'time' | 'league' | 'hot'",
    }).narrow(withinReach),
    result: MatchPage,
  }),
  listHomeMatches: call({
    method: 'POST',
    path: '/match/home',
    access: 'guest',
    workMs: 60,
    isRead: true,
    isOurs: true,
    cache: shortCache,
    /** `zone` decides when today begins. */
    input: type({ 'gameIds?': GameFilter['gameIds?'], 'zone?': Zone }),
    result: HomeMatches,
  }),
  listUpcomingMatches: call({
    method: 'POST',
    path: '/v2/match/getPCUpcomingGameMatch',
    aliases: ['/getPCUpcomingGameMatch'],
    access: 'guest',
    workMs: 60,
    isRead: true,
    cache: shortCache,
    input: type({ ...GameFilter, ...Paging }).narrow(withinReach),
    result: MatchPage,
  }),
  listWeekFixtures: call({
    method: 'POST',
    path: '/match/getSevenDayMatch',
    access: 'guest',
    workMs: 60,
    isRead: true,
    cache: longCache,
    input: type({ 'gameId?': 'number.integer', 'zone?': Zone }),
    result: DayMatches,
  }),
  listMatchesById: call({
    method: 'POST',
    path: '/match/pcMatches',
    access: 'guest',
    workMs: 40,
    isRead: true,
    cache: shortCache,
    input: type({ ids: '(number.integer)[] <= 100' }),
    result: type({ matches: MatchRow.array() }),
  }),
  listWeekResults: call({
    method: 'POST',
    path: '/match/getSevenDayResults',
    access: 'guest',
    workMs: 80,
    isRead: true,
    cache: longCache,
    input: type({ 'gameId?': 'number.integer', 'zone?': Zone }),
    result: DayMatches,
  }),
  setAttention: call({
    method: 'POST',
    path: '/match/attention',
    access: 'user',
    errors: ['not_found'],
    input: type({ matchId: 'number.integer', attention: 'boolean' }),
    result: type({ attention: 'boolean' }),
  }),
  getStandings: call({
    method: 'GET',
    path: '/match/standings/:leagueId',
    access: 'guest',
    workMs: 40,
    isOurs: true,
    errors: ['not_found'],
    cache: longCache,
    /** Without `season`: the current one. */
    input: type({ leagueId: IntegerText, 'view?': "'overall' | 'home' | 'away'", 'season?': '1 <= string <= 20' }),
    result: type({
      league: League,
      rows: StandingRow.array(),
      /** Of the whole table, where they are known. */
      'zones?': TableZone.array(),
      'season?': Season,
      /** Seasons that can be asked for, newest first. */
      'seasons?': Season.array(),
    }),
  }),
  getHeadToHead: call({
    method: 'GET',
    path: '/match/headToHead/:matchId',
    access: 'guest',
    workMs: 40,
    isOurs: true,
    errors: ['not_found'],
    cache: longCache,
    input: type({ matchId: IntegerText }),
    result: type({ meetings: MatchRow.array(), homeRecent: MatchRow.array(), awayRecent: MatchRow.array() }),
  }),
  getMatch: call({
    method: 'GET',
    path: '/:game/:matchId',
    params: { game: GAMES.map(({ code }) => code) },
    access: 'guest',
    workMs: 10,
    errors: ['not_found'],
    cache: shortCache,
    input: type({ game: 'string <= 40', matchId: IntegerText }),
    result: MatchDetail,
  }),
} as const
