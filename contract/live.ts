import { type } from './ark.ts'
import { call } from './call.ts'
import { GameIdsText, IntegerText } from './entities.ts'
import { MatchRow } from './match.ts'
import { Room, StreamSource } from './room.ts'

const brief = { freshSeconds: 2, staleSeconds: 8 }

/**
 * Rooms. Answers that may be cached are a guest's, whoever asks: a source that is not for everybody is there without
 * its address. `getSources` answers for the caller.
 */
export const liveCalls = {
  /** Public rooms that are live, the hottest match first; further rooms of a match come after the first of others. */
  listLiveRooms: call({
    method: 'GET',
    path: '/match/gameMatchLive',
    access: 'guest',
    cache: brief,
    input: type({ 'gameId?': IntegerText, 'gameIds?': GameIdsText, 'size?': IntegerText }),
    result: type({ rooms: Room.array() }),
  }),
  /** How many watch a match, over all of its public rooms. */
  countOnline: call({
    method: 'GET',
    path: '/live/onlineNum/:gameId/:matchId',
    access: 'guest',
    cache: brief,
    input: type({ gameId: IntegerText, matchId: IntegerText }),
    result: type({ online: 'number.integer' }),
  }),
  /** A room and the match it shows, if any. The id of a match answers its main room: so old addresses lead on. */
  getRoom: call({
    method: 'GET',
    path: '/live/room/:roomId',
    access: 'guest',
    isOurs: true,
    errors: ['not_found'],
    cache: brief,
    input: type({ roomId: IntegerText }),
    result: type({ room: Room, 'match?': MatchRow }),
  }),
  /** Public rooms of a match, the main one first. */
  listRooms: call({
    method: 'GET',
    path: '/live/rooms/:matchId',
    access: 'guest',
    isOurs: true,
    cache: brief,
    input: type({ matchId: IntegerText }),
    result: type({ rooms: Room.array() }),
  }),
  /** A room's sources with the address of each that the caller may play. */
  getSources: call({
    method: 'GET',
    path: '/live/room/:roomId/sources',
    access: 'guest',
    isOurs: true,
    errors: ['not_found'],
    input: type({ roomId: IntegerText }),
    result: type({ sources: StreamSource.array() }),
  }),
} as const
