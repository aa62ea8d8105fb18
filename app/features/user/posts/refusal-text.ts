import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { POST_TEXT, POST_TITLE, POSTS_WAITING_MAX, type PostRefusal } from '#contract/post-rules.ts'
import type { Shell } from '../../shell/shell.functions.ts'

/** The field that a refusal is about; all else is about the whole post. */
export const REFUSED_FIELDS: Partial<Record<PostRefusal, 'title' | 'text'>> = {
  title: 'title',
  short: 'text',
  long: 'text',
  link: 'text',
}

type Reader = Pick<Shell, 'zone' | 'locale'>

const TEXTS: Readonly<Record<PostRefusal, (until: string | undefined, reader: Reader) => string>> = {
  muted: (until, { locale, zone }) => m.user_post_refused_muted({ time: dateAndTime(until ?? '', locale.tag, zone) }),
  title: () => m.user_post_field_title_hint(POST_TITLE),
  short: () => m.user_post_refused_short({ min: POST_TEXT.min }),
  long: () => m.user_post_refused_long({ max: POST_TEXT.max }),
  link: () => m.user_post_refused_link(),
  repeated: () => m.user_post_refused_repeated(),
  waiting: () => m.user_post_refused_waiting({ count: POSTS_WAITING_MAX }),
  daily: () => m.user_post_refused_daily(),
}

/** Why a post was not taken. */
export const refusalText = (why: PostRefusal, until: string | undefined, reader: Reader): string =>
  TEXTS[why](until, reader)
