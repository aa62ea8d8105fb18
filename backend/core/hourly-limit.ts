import type { Context } from './context.ts'
import { isWithin } from './limit.ts'

const HOUR_MS = 3_600_000
/** How often a user may do what fills our stores. */
const TIMES_AN_HOUR = { feedback: 20, avatar: 30, export: 20, follow: 600, like: 600 } as const

/** Counts one more of a user's deeds; false when she had enough of them this hour. */
export const mayAgain = (context: Context, uid: number, deed: keyof typeof TIMES_AN_HOUR): Promise<boolean> =>
  isWithin(context, `${deed}:u${uid}`, TIMES_AN_HOUR[deed], HOUR_MS)
