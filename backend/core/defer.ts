import { logError } from '#contract/log-error.ts'
import type { Context } from './context.ts'

/** Runs work after the response. Failures are logged here: the runtime would log the message with quoted input. */
export const deferOn =
  (ctx: Pick<ExecutionContext, 'waitUntil'>): Context['defer'] =>
  (work) =>
    ctx.waitUntil(work.catch((error: unknown) => logError({ event: 'deferred_failed' }, error)))
