import { Reason } from './admin-payments.ts'
import { PRIORITY_HOURS_MAX, PRIORITY_MAX } from './admin-rooms-rules.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { byAge, ListPart, searchText, ways } from './list-part.ts'
import { RoomState, RoomVisibility } from './room.ts'

/** A room as administrators see it. */
export const AdminRoom = type({
  id: 'number.integer',
  title: 'string',
  streamer: 'string',
  /** The streamer's account; a simulated streamer has none. */
  'uid?': 'number.integer',
  language: 'string',
  state: RoomState,
  'visibility?': RoomVisibility,
  'online?': 'number.integer',
  'price?': 'number.integer',
  /** When what is on, or was, began; of one that waits, when it is to begin. */
  'beganAt?': Instant,
  /** While it is put first. */
  'priority?': type({ rank: 'number.integer', until: Instant }),
})
export type AdminRoom = typeof AdminRoom.infer

export const adminRoomCalls = {
  /**
   * Those that are live, or those with a priority, in the order of lists, or by when they began (`sort`); or one room.
   */
  listAdminRooms: call({
    method: 'GET',
    path: '/admin/rooms',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'id?': IntegerText, 'state?': "'promoted'", ...searchText, ...byAge }),
    result: type({ list: AdminRoom.array(), ...ways }),
  }),
  /** Lists have the room before others while it is live, for so many hours from now; the audit log says why. */
  setRoomPriority: call({
    method: 'POST',
    path: '/admin/room/priority',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({
      id: 'number.integer',
      rank: `1 <= number.integer <= ${PRIORITY_MAX}`,
      hours: `1 <= number.integer <= ${PRIORITY_HOURS_MAX}`,
      reason: Reason,
    }),
    result: type({ room: AdminRoom }),
  }),
  endRoomPriority: call({
    method: 'POST',
    path: '/admin/room/priority/end',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: 'number.integer', reason: Reason }),
    result: type({ room: AdminRoom }),
  }),
} as const
