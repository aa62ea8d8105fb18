import { Reason } from './admin-payments.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, oldestFirst, searchText, ways } from './list-part.ts'
import { IdPhotoKindName } from './streamer.ts'
import { APPLICATION_STATES } from './streamer-rules.ts'
import { Done } from './user.ts'

const ApplicationStateName = type.enumerated(...APPLICATION_STATES)
const ApplicationAct = type("'accept' | 'refuse' | 'ban' | 'lift'")
export type ApplicationAct = typeof ApplicationAct.infer

/** An application in a list. */
export const ApplicationLine = type({
  id: 'number.integer',
  uid: 'number.integer',
  username: 'string',
  state: ApplicationStateName,
  createdAt: Instant,
  'decidedAt?': Instant,
})
export type ApplicationLine = typeof ApplicationLine.infer

/** Who applied, as the papers say. */
export const Papers = type({ name: 'string', idNumber: 'string', birthDate: 'string', phone: 'string' })
export type Papers = typeof Papers.infer

/** A path under `/media/streamers`. */
export const RoomPicture = type({ path: 'string', kind: "'cover' | 'detail'" })
export type RoomPicture = typeof RoomPicture.infer

/** What a streamer wrote: about the room, or on the profile. */
export const RoomText = type({
  kind: "'title' | 'announcement' | 'label' | 'introduction' | 'details'",
  text: 'string',
})
export type RoomText = typeof RoomText.infer

export const Application = ApplicationLine.and({
  /** False once they are deleted, or without the key that sealed them. */
  hasPapers: 'boolean',
  introduction: 'string',
  content: 'string',
  'reason?': 'string',
  /** The photos that are still kept. */
  photos: IdPhotoKindName.array(),
  /** Other accounts that applied with the same ID number. */
  sameId: type({ uid: 'number.integer', username: 'string', state: ApplicationStateName }).array(),
  /** What the streamer's room and profile show now. */
  pictures: RoomPicture.array(),
  /** What they say. */
  texts: RoomText.array(),
  /** What may be done with it now. */
  acts: ApplicationAct.array(),
})
export type Application = typeof Application.infer

export const adminStreamerCalls = {
  /** Those under review first, the oldest of them first; then the newest. */
  listApplications: call({
    method: 'GET',
    path: '/admin/streamers',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'uid?': IntegerText, 'state?': ApplicationStateName, ...searchText, ...oldestFirst }),
    result: type({ list: ApplicationLine.array(), ...ways }),
  }),
  /** Each look is in the audit log. */
  getApplication: call({
    method: 'GET',
    path: '/admin/streamer',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: type({ application: Application }),
  }),
  /** Each look is in the audit log. `not_found`: they are deleted. */
  lookAtPapers: call({
    method: 'POST',
    path: '/admin/streamer/papers',
    access: 'administrator',
    isOurs: true,
    isSecret: true,
    errors: ['not_found', 'proof_needed'],
    input: type({ id: 'number.integer' }),
    result: type({ papers: Papers }),
  }),
  /** A path at which the caller's session sees the photo for a minute. Each look is in the audit log. */
  lookAtIdPhoto: call({
    method: 'POST',
    path: '/admin/streamer/photo',
    access: 'administrator',
    isOurs: true,
    isSecret: true,
    errors: ['not_found', 'proof_needed'],
    input: type({ id: 'number.integer', kind: IdPhotoKindName }),
    result: type({ path: 'string' }),
  }),
  /**
   * Of a user's last application. `order_moved`: this may not be done with it any more. `refuse` and `ban` tell the
   * applicant the reason. The answer is stored, and so has no papers.
   */
  decideApplication: call({
    method: 'POST',
    path: '/admin/streamer/decide',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'proof_needed', 'order_moved', 'not_yourself', 'claimed'],
    input: type({ id: 'number.integer', act: ApplicationAct, reason: Reason }),
    result: Done,
  }),
  /**
   * Ends streaming of who is a streamer, with or without an application; tells the reason. `not_found`: no streamer, and
   * never applied. `order_moved`: banned already; `claimed`: somebody else decides about the application.
   */
  banFromStreaming: call({
    method: 'POST',
    path: '/admin/streamer/ban',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'proof_needed', 'order_moved', 'not_yourself', 'claimed'],
    input: type({ uid: 'number.integer', reason: Reason }),
    result: Done,
  }),
  /** Takes a picture off the streamer's room or profile and deletes it; she is told the reason. `not_found`: it is there no more. */
  takePictureOff: call({
    method: 'POST',
    path: '/admin/streamer/takePictureOff',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: 'number.integer', path: 'string <= 200', reason: Reason }),
    result: Done,
  }),
  /** Takes all texts off the streamer's room and profile; she is told the reason. `not_found`: there are none. */
  takeTextsOff: call({
    method: 'POST',
    path: '/admin/streamer/takeTextsOff',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: 'number.integer', reason: Reason }),
    result: Done,
  }),
} as const
