import { dayOf } from '#app/lib/day-of.ts'
import { kickOffTime, shortDay } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { COMMENT_TEXT_MAX, type CommentRefusal } from '#contract/comment-rules.ts'
import type { Shell } from '../shell/shell.functions.ts'

type Reader = Pick<Shell, 'zone' | 'locale'>

const whenText = (at: string, { zone, locale }: Reader): string =>
  `${shortDay(dayOf(at, zone), locale.tag)}, ${kickOffTime(at, zone)}`

export const mutedText = (until: string, reader: Reader): string => m.comment_muted({ time: whenText(until, reader) })

const secondsTo = (until: string | undefined): number =>
  Math.max(1, Math.ceil((Date.parse(until ?? '') - Date.now()) / 1000) || 1)

const TEXTS: Readonly<Record<CommentRefusal, (until: string | undefined, reader: Reader) => string>> = {
  empty: () => m.comment_refused_empty(),
  too_long: () => m.comment_refused_too_long({ max: COMMENT_TEXT_MAX }),
  link: () => m.comment_refused_link(),
  content: () => m.comment_refused_content(),
  slow: (until) => m.comment_refused_slow({ seconds: secondsTo(until) }),
  repeated: () => m.comment_refused_repeated(),
  muted: (until, reader) => mutedText(until ?? '', reader),
  full: () => m.comment_refused_full(),
  too_late: () => m.comment_refused_too_late(),
}

/** Why a comment was not taken. */
export const refusalText = (why: CommentRefusal, until: string | undefined, reader: Reader): string =>
  TEXTS[why](until, reader)
