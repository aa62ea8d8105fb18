import type { Context } from '#backend/core/context.ts'

/** Returns an id of the solved check, by which a second use is recognised; null when it is not solved. */
export type Verify = (context: Context, token: string) => Promise<string | null>
