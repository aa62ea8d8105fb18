import { type } from './ark.ts'
import { call } from './call.ts'
import { Day, GameIdsText, IntegerText, League, Team } from './entities.ts'
import { SEASON_TIMEOUT_MS } from './library-rules.ts'
import { FIGURE_KEY } from './library-squad-rules.ts'
import { MatchRow } from './match-row.ts'
import { Season, StandingRow } from './standings.ts'

const slow = { freshSeconds: 60, staleSeconds: 600 }

const SeasonId = type('1 <= string <= 20')
const FigureKey = type(FIGURE_KEY)

const Player = type({
  id: 'number.integer',
  name: 'string',
  /** Who she or he is where `name` is a handle. */
  'fullName?': 'string',
  /** ISO 3166 alpha-2. */
  'country?': 'string',
  'number?': 'number.integer',
  'position?': 'string',
  'isStarter?': 'true',
  'isCaptain?': 'true',
})
export type SquadPlayer = typeof Player.infer

/** Whether more or less of a figure is better; absent: neither. */
const Better = type("'high' | 'low'")
/** How a figure is written. `unit`: it is of 100. */
const FigureForm = type({
  key: FigureKey,
  decimals: '0 <= number.integer <= 3',
  'unit?': "'percent'",
  'better?': Better,
})
export type FigureForm = typeof FigureForm.infer
/** A figure of a season. `each`: for each match, of football for 90 minutes. */
const Figure = FigureForm.and({ value: 'number', 'each?': 'number' })
export type Figure = typeof Figure.infer

const Leader = type({
  rank: 'number.integer',
  player: Player,
  team: Team,
  matches: 'number.integer',
  value: 'number',
  'each?': 'number',
})
const Ranking = FigureForm.and({ rows: Leader.array() })
export type Ranking = typeof Ranking.infer

/** `values` by the keys of figures; `picks`: heroes or agents, map by map. */
const PlayedMatch = type({ match: MatchRow, values: { '[string]': 'number' }, 'picks?': 'string[]' })
export type PlayedMatch = typeof PlayedMatch.infer

/** Teams and players. */
export const librarySquadCalls = {
  /** A team: who plays for it, how it stands in its league, and how that came. */
  getSquad: call({
    method: 'GET',
    path: '/library/squad/:teamId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 80,
    errors: ['not_found'],
    cache: slow,
    input: type({ teamId: IntegerText }),
    result: type({
      team: Team,
      gameId: 'number.integer',
      /** Of a competitor of a tour, who is a person: the page of the player. */
      'playerId?': 'number.integer',
      /** Where the team plays at home. */
      'venue?': 'string',
      /** Absent where the team has played in none yet. */
      'league?': League,
      'season?': Season,
      'row?': StandingRow,
      teamCount: 'number.integer',
      /** Its rank after each of its matches, oldest first. */
      ranks: 'number.integer[]',
      /** What it does in a match, beside the league's mean. */
      figures: FigureForm.and({ own: 'number', mean: 'number' }).array(),
      /** Of shooters: its maps in the season, those played most first. */
      'maps?': type({
        name: 'string',
        maps: 'number.integer',
        won: 'number.integer',
        roundsWon: 'number.integer',
        roundsLost: 'number.integer',
      }).array(),
      /** What the language calls the maps, where it differs. */
      'names?': { '[string]': 'string' },
      /** Starters first. */
      players: Player.array(),
      'formation?': 'string',
    }),
  }),
  /** What a team has played last, newest first, and plays next. */
  listSquadMatches: call({
    method: 'GET',
    path: '/library/squad/:teamId/matches',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 60,
    errors: ['not_found'],
    cache: { freshSeconds: 10, staleSeconds: 60 },
    input: type({ teamId: IntegerText }),
    result: type({ live: MatchRow.array(), recent: MatchRow.array(), coming: MatchRow.array() }),
  }),
  /** What a team has won, the last first: leagues by their tables, cups by their finals. */
  listHonours: call({
    method: 'GET',
    path: '/library/squad/:teamId/honours',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 80,
    errors: ['not_found'],
    cache: slow,
    input: type({ teamId: IntegerText }),
    result: type({
      /** `isWithoutPlayoffs`: it was first of the regular season, and nobody played for the title. */
      honours: type({ league: League, season: Season, day: Day, 'isWithoutPlayoffs?': 'true' }).array(),
      /** Nobody has really won them. */
      'isSimulated?': 'true',
      /** Others are still being counted: they are there in some minutes. */
      'isCounting?': 'true',
    }),
  }),
  /** Matches of two teams against each other, newest first. */
  listMeetings: call({
    method: 'GET',
    path: '/library/meetings/:teamId/:withId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 40,
    errors: ['not_found'],
    cache: slow,
    input: type({ teamId: IntegerText, withId: IntegerText }),
    result: type({ other: Team, matches: MatchRow.array() }),
  }),
  /** A player: figures of a season, how they compare with others in the same position, and the last matches. */
  getPlayer: call({
    method: 'GET',
    path: '/library/player/:playerId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 120,
    errors: ['not_found'],
    cache: slow,
    /** Without `season`: the current one. */
    input: type({ playerId: IntegerText, 'season?': SeasonId }),
    result: type({
      player: Player,
      team: Team,
      gameId: 'number.integer',
      'league?': League,
      'season?': Season,
      seasons: Season.array(),
      /** Matches of the season in the league. */
      matches: 'number.integer',
      /** With the rank in the league, where there is one. */
      figures: Figure.and({ 'rank?': 'number.integer' }).array(),
      /** How many of 100 peers she or he is better than; of those with enough matches in the same position. */
      percentiles: type({ key: FigureKey, percentile: 'number.integer' }).array(),
      peerCount: 'number.integer',
      /** Each season and competition of which all that has been played is counted, newest first. */
      career: type({ league: League, season: Season, matches: 'number.integer', figures: Figure.array() }).array(),
      /** Others are still being counted: they are there in some minutes. */
      'isCounting?': 'true',
      /** What she or he plays with, most often first: heroes or agents. */
      picks: type({
        name: 'string',
        maps: 'number.integer',
        kills: 'number',
        deaths: 'number',
        assists: 'number',
      }).array(),
      /** Of shooters: how each map of a series went, those played most first; `adr`: damage for each round. */
      'maps?': type({
        name: 'string',
        maps: 'number.integer',
        won: 'number.integer',
        kills: 'number',
        deaths: 'number',
        assists: 'number',
        'adr?': 'number',
      }).array(),
      /**
       * Of shooters: kills with each weapon, most first, and how many of them by a shot in the head. `kills`: all of the same
       * matches; a feed need not tell each one by one.
       */
      'weapons?': type({
        kills: 'number.integer',
        list: type({ name: 'string', kills: 'number.integer', headshots: 'number.integer' }).array(),
      }),
      /** What languages call picks, maps and weapons, where it differs. */
      'names?': { '[string]': 'string' },
      columns: FigureForm.array(),
      /** Newest first. */
      recent: PlayedMatch.array(),
    }),
  }),
  /** Which teams have pages, of these games or of all, for the site map: 5,000 at most. */
  listSquadPlaces: call({
    method: 'GET',
    path: '/library/squads',
    access: 'guest',
    isOurs: true,
    workMs: 20,
    cache: { freshSeconds: 600, staleSeconds: 86_400 },
    input: type({ 'gameIds?': GameIdsText }),
    result: type({ ids: 'number.integer[]' }),
  }),
  /** Which players have pages, likewise: 20,000 at most, those of real matches first, then who starts for a team. */
  listPlayerPlaces: call({
    method: 'GET',
    path: '/library/players',
    access: 'guest',
    isOurs: true,
    workMs: 100,
    cache: { freshSeconds: 600, staleSeconds: 86_400 },
    input: type({ 'gameIds?': GameIdsText }),
    result: type({ ids: 'number.integer[]' }),
  }),
  /** The best of each figure of a league's season, or all of one. */
  listRankings: call({
    method: 'GET',
    path: '/library/rankings/:leagueId',
    access: 'guest',
    isOurs: true,
    timeoutMs: SEASON_TIMEOUT_MS,
    workMs: 120,
    errors: ['not_found'],
    cache: { freshSeconds: 120, staleSeconds: 600 },
    input: type({ leagueId: IntegerText, 'season?': SeasonId, 'figure?': FigureKey }),
    result: type({ rankings: Ranking.array() }),
  }),
} as const
