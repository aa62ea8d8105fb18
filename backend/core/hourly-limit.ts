import type { Context } from './context.ts'
import { isWithinLimit } from './limit.ts'

const HOUR_MS = 3_600_000
/** How often an hour a user may do each action that adds to our storage, or costs much. */
const TIMES_AN_HOUR = {
  feedback: 20,
  avatar: 30,
  export: 20,
  statement: 120,
  follow: 600,
  like: 600,
  redeem: 240,
  address: 120,
  card: 240,
  chatReport: 30,
  chatNote: 60,
  comment: 40,
  commentEdit: 60,
  vote: 240,
  alertDevice: 30,
  /** By calls; a page's own are counted by its relay. */
  chatDeed: 1200,
  /** By calls, all rooms together; a page's own are paced by its relay. */
  chatSay: 1200,
  idPhoto: 40,
  application: 20,
  room: 240,
  /** More often than a room may go live: its streamer can always end it. */
  roomEnd: 480,
  streamCode: 30,
  anchorPicture: 60,
  articlePicture: 240,
  brandPicture: 480,
  brandPreview: 480,
  brandHosts: 120,
  pushAddress: 60,
  plan: 30,
  planCover: 30,
  video: 120,
  videoPart: 600,
  postSave: 600,
  supportOpen: 10,
  supportAnswer: 120,
} as const

/** Counts one more action of a user; false when the limit of this hour is reached. */
export const isWithinHourlyLimit = (
  context: Context,
  uid: number,
  action: keyof typeof TIMES_AN_HOUR,
): Promise<boolean> => isWithinLimit(context, `${action}:u${uid}`, TIMES_AN_HOUR[action], HOUR_MS)
