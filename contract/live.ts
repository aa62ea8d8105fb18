import { type } from './ark.ts'
import { call } from './call.ts'
import { GameIdsText, Instant, IntegerText } from './entities.ts'
import { LOCALES } from './languages.ts'
import { MatchRow } from './match-row.ts'
import { Room, StreamSource } from './room.ts'

/** `kind`: whose it is: the streamer's, or the operator's. */
const Proclamation = type({ kind: "'room' | 'operator'", text: 'string' })

const RoomLanguage = type.enumerated(...LOCALES.map(({ code }) => code))

const shortCache = { freshSeconds: 2, staleSeconds: 8 }

/**
 * Rooms. Cached answers are those for a guest, whoever asks: a source that is not open to everybody comes without its
 * address. `getSources` answers for the caller.
 */
export const liveCalls = {
  /**
   * Public rooms that are live: those that operators put first, then by the heat of their match. Further rooms of a match
   * come after the first room of each.
   */
  listLiveRooms: call({
    method: 'GET',
    path: '/match/gameMatchLive',
    access: 'guest',
    workMs: 15,
    cache: shortCache,
    input: type({
      'gameId?': IntegerText,
      'gameIds?': GameIdsText,
      /** Only rooms that show no match. */
      'isWithoutMatch?': "'true'",
      /** Product language code of the commentary. */
      'language?': RoomLanguage,
      'size?': IntegerText,
    }),
    result: type({
      rooms: Room.array(),
      /** Languages of all these rooms, without regard to `language`. */
      'languages?': 'string[]',
    }),
  }),
  /** How many viewers a match has, over all of its public rooms. */
  countOnline: call({
    method: 'GET',
    path: '/live/onlineNum/:gameId/:matchId',
    access: 'guest',
    cache: shortCache,
    input: type({ gameId: IntegerText, matchId: IntegerText }),
    result: type({ online: 'number.integer' }),
  }),
  /**
   * A room and the match it shows, if any. The id of a match returns its main room, so that older links still work.
   * `revision`: that of which the room's topic told; no answer from before it is used.
   */
  getRoom: call({
    method: 'GET',
    path: '/live/room/:roomId',
    access: 'guest',
    isOurs: true,
    errors: ['not_found'],
    cache: shortCache,
    input: type({ roomId: IntegerText, 'revision?': IntegerText }),
    result: type({ room: Room, 'match?': MatchRow }),
  }),
  /**
   * What viewers of a room are told: by the operator in the language of the `lan` header, then by its streamer. The list is empty
   * where there is nothing.
   */
  getProclamation: call({
    method: 'GET',
    path: '/app/getProclamation',
    access: 'guest',
    errors: ['not_found'],
    cache: shortCache,
    input: type({ roomId: IntegerText }),
    result: type({ list: Proclamation.array() }),
  }),
  /** Public rooms of a match, the main one first. */
  listRooms: call({
    method: 'GET',
    path: '/live/rooms/:matchId',
    access: 'guest',
    isOurs: true,
    cache: shortCache,
    input: type({ matchId: IntegerText }),
    result: type({ rooms: Room.array() }),
  }),
  /** A room's sources; those that the caller may play come with their address. */
  getSources: call({
    method: 'GET',
    path: '/live/room/:roomId/sources',
    access: 'guest',
    isOurs: true,
    errors: ['not_found'],
    input: type({ roomId: IntegerText }),
    result: type({ sources: StreamSource.array() }),
  }),
  /**
   * Begins, or goes on with, the caller's look at a room for members. `leftMs`: how long it still lasts. `trial_over`: it
   * was used; `trials_used`: those of all rooms of today were; `not_found`: there is none here.
   */
  startTrial: call({
    method: 'POST',
    path: '/live/room/:roomId/trial',
    access: 'guest',
    isOurs: true,
    // What is asked again is answered again, so it needs no key.
    isRead: true,
    errors: ['not_found', 'trial_over', 'trials_used'],
    input: type({ roomId: IntegerText }),
    result: type({ source: StreamSource, endsAt: Instant, leftMs: 'number.integer' }),
  }),
} as const
