import { type } from './ark.ts'
import { call } from './call.ts'
import { Crest, Day, FiveSeconds, GameIdsText, IntegerText, League, LeagueCount, Zone } from './entities.ts'
import { GAMES } from './games.ts'
import { SEASON_TIMEOUT_MS } from './library-rules.ts'
import { MatchDetail } from './match-detail.ts'
import {
  DayMatches,
  GameEntry,
  GameFilter,
  HomeMatches,
  ListKind,
  MatchPage,
  Paging,
  withinReach,
} from './match-lists.ts'
import { MatchPlays } from './match-plays.ts'
import { MatchPro } from './match-pro.ts'
import { MatchRow, MatchStatus } from './match-row.ts'
import { PLAYS_STEP } from './play-rules.ts'
import { Season, StandingRow, TableZone } from './standings.ts'

const shortCache = { freshSeconds: 2, staleSeconds: 8 }
const longCache = { freshSeconds: 30, staleSeconds: 300 }

const WholeStep = IntegerText.to(type('number.integer >= 0').and(type.raw(`number % ${PLAYS_STEP}`).as<number>()))

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
      'statuses?': MatchStatus.array(),
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
    timeoutMs: SEASON_TIMEOUT_MS,
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
  /** The log as a drawing plays it: each event up to now, from the one after `after` on. */
  listPlays: call({
    method: 'GET',
    path: '/match/plays/:matchId',
    access: 'guest',
    workMs: 20,
    isOurs: true,
    errors: ['not_found'],
    cache: shortCache,
    input: type({ matchId: IntegerText, 'after?': WholeStep }),
    result: MatchPlays,
  }),
  /** For whom the brand says (`Brand.proData`); `forbidden`: for members, and the caller is none. */
  getMatchPro: call({
    method: 'GET',
    path: '/match/pro/:matchId',
    access: 'guest',
    workMs: 10,
    isOurs: true,
    errors: ['not_found', 'forbidden'],
    input: type({ matchId: IntegerText }),
    result: MatchPro,
  }),
  getMatch: call({
    method: 'GET',
    path: '/:game/:matchId',
    params: { game: GAMES.map(({ code }) => code) },
    access: 'guest',
    workMs: 10,
    errors: ['not_found'],
    cache: shortCache,
    /**
     * `at`: the match as it was then, for a picture that comes later than the scores or was rewound: a whole five seconds,
     * ten minutes back at most. Other times are answered with now; `match.readAt` says which it is.
     */
    input: type({ game: 'string <= 40', matchId: IntegerText, 'at?': FiveSeconds }),
    result: MatchDetail,
  }),
} as const
