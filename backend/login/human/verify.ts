import type { Context } from '#backend/core/context.ts'

/** Answers what a solved check is known by, so that it counts once; null when it is not solved. */
export type Verify = (context: Context, token: string) => Promise<string | null>
