import { type } from './ark.ts'
import { call } from './call.ts'
import { GameIdsText, IntegerText } from './entities.ts'
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
  /** Of the rooms on the page, most frequent first: product language codes, and ids of games. */
  languages: 'string[]',
  gameIds: 'number.integer[]',
})
export type AnchorProfile = typeof AnchorProfile.infer

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
} as const
