import { Reason } from './admin-payments.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { IntegerText } from './entities.ts'
import { ListPart, oldestFirst, searchText, ways } from './list-part.ts'
import { Done } from './user.ts'
import { OwnVideo, VideoStateName } from './video.ts'
import { VIDEO_ACTS } from './video-rules.ts'

/** A video with all that its author said, and with `source` to look at. */
export const ReviewedVideo = OwnVideo.and({
  /** Absent of simulated ones. */
  'uid?': 'number.integer',
  'username?': 'string',
  'brand?': 'string',
  /** What may be done with it now. */
  acts: type.enumerated(...VIDEO_ACTS).array(),
})
export type ReviewedVideo = typeof ReviewedVideo.infer

/** Videos for administrators. */
export const adminVideoCalls = {
  /** Those under review first, the oldest of them first; then the newest. Without those that were not sent. `id`: that one alone. */
  listAllVideos: call({
    method: 'GET',
    path: '/admin/videos',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'uid?': IntegerText,
      'id?': IntegerText,
      'state?': VideoStateName,
      ...searchText,
      ...oldestFirst,
    }),
    result: type({ list: ReviewedVideo.array(), ...ways }),
  }),
  /**
   * Publishes or refuses what is under review, takes off what is public, or publishes again what was taken off; with an audit line and
   * a notice to the author. `order_moved`: it was changed or decided meanwhile.
   */
  decideVideo: call({
    method: 'POST',
    path: '/admin/video/decide',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'not_yourself', 'claimed'],
    input: type({
      id: 'number.integer',
      revision: 'number.integer',
      act: type.enumerated(...VIDEO_ACTS),
      reason: Reason,
    }),
    result: Done,
  }),
} as const
