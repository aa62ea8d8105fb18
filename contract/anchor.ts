import { type } from './ark.ts'
import { call } from './call.ts'
import { GameIdsText, Instant, IntegerText } from './entities.ts'
import { Anchor, Room } from './room.ts'
import { TierName } from './user.ts'

/** A streamer as lists show them. */
const Streamer = Anchor.and({
  /** A path under `/media/avatars`. */
  'avatar?': 'string',
  /** The badge beside the name. */
  'membership?': TierName,
  fanCount: 'number.integer',
})

export const AnchorLine = Streamer.and({
  /** What is on: of several live rooms the one with the most viewers. Else the room that starts next, within two days. */
  'room?': Room,
  /** How many of the streamer's rooms are live, in the games and the language asked for. */
  liveCount: 'number.integer',
})
export type AnchorLine = typeof AnchorLine.infer

/** A streamer's page: who they are. */
export const AnchorProfile = Streamer.and({
  /** Absent: a simulated streamer. */
  'level?': 'number.integer',
  /** In the streamer's own words. */
  'introduction?': 'string',
  'details?': 'string',
  /** Paths of square pictures under `/media/streamers`. */
  'pictures?': 'string[]',
  /** Of the rooms on the page, most frequent first: product language codes, and ids of games. */
  languages: 'string[]',
  gameIds: 'number.integer[]',
})
export type AnchorProfile = typeof AnchorProfile.infer

const Watched = { rooms: 'number.integer', viewers: 'number.integer' } as const

/** What is live now, in figures. Viewers are those of public rooms; zero where their number is not known. */
export const LiveFigures = type({
  rooms: 'number.integer',
  streamers: 'number.integer',
  viewers: 'number.integer',
  /** Most viewers first, then most rooms. A room of no game is in none. */
  games: type({ gameId: 'number.integer', ...Watched }).array(),
  /** Product language codes of the commentary, in the same order. */
  languages: type({ language: 'string', ...Watched }).array(),
  /** The most watched rooms, twelve at most. */
  top: Room.array(),
})
export type LiveFigures = typeof LiveFigures.infer

const listCache = { freshSeconds: 10, staleSeconds: 20 }

/** Streamers as guests see them. Rooms come as in `liveCalls`. */
export const anchorCalls = {
  /**
   * Streamers who are live, by viewers; then those who begin within two days, by time; then all others with a room, by
   * followers. `name`: both groups, live or not, by name. `games` and `languages`: what can be chosen.
   */
  listAnchors: call({
    method: 'GET',
    path: '/anchor/list',
    access: 'guest',
    isOurs: true,
    workMs: 20,
    cache: listCache,
    input: type({
      /** One game, or all of a brand. */
      'gameId?': IntegerText,
      'gameIds?': GameIdsText,
      /** Product language code of the commentary. */
      'language?': /^[A-Za-z_]{2,8}$/,
      'order?': "'popular' | 'name'",
      'page?': IntegerText,
    }),
    result: type({
      anchors: AnchorLine.array(),
      total: 'number.integer',
      /** Streamers of a page. */
      pageSize: 'number.integer',
      games: 'number.integer[]',
      languages: 'string[]',
    }),
  }),
  /**
   * A streamer, by id or by that of the account, with the rooms that are live and those that start within two days, in
   * order of time.
   */
  getAnchor: call({
    method: 'GET',
    path: '/anchor/profile/:anchorId',
    access: 'guest',
    isOurs: true,
    workMs: 15,
    errors: ['not_found'],
    cache: listCache,
    input: type({ anchorId: IntegerText }),
    result: type({ anchor: AnchorProfile, live: Room.array(), soon: Room.array() }),
  }),
  /** Rooms of a streamer that have ended, newest first, 12 a page. */
  listPastRooms: call({
    method: 'GET',
    path: '/anchor/profile/:anchorId/past',
    access: 'guest',
    isOurs: true,
    workMs: 30,
    errors: ['not_found'],
    cache: listCache,
    input: type({ anchorId: IntegerText, 'page?': IntegerText }),
    result: type({ rooms: Room.array(), hasMore: 'boolean' }),
  }),
  /**
   * Broadcasts that have ended, the last first: of a streamer twelve a page, as in `listPastRooms`; of a room its last one.
   * `not_found`: neither is named, or there is none.
   */
  listRecords: call({
    method: 'GET',
    path: '/liveRecord',
    access: 'guest',
    workMs: 30,
    errors: ['not_found'],
    cache: listCache,
    input: type({ 'anchorId?': IntegerText, 'roomId?': IntegerText, 'page?': IntegerText }),
    result: type({
      list: type({
        roomId: 'number.integer',
        title: 'string',
        'matchId?': 'number.integer',
        'gameId?': 'number.integer',
        'startedAt?': Instant,
        'endedAt?': Instant,
      }).array(),
      hasMore: 'boolean',
    }),
  }),
  /** The rooms that are live, of all games or of those of a brand, counted. */
  getLiveFigures: call({
    method: 'GET',
    path: '/live/figures',
    access: 'guest',
    isOurs: true,
    workMs: 15,
    cache: listCache,
    input: type({ 'gameIds?': GameIdsText }),
    result: LiveFigures,
  }),
} as const
