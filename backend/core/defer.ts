import { logError } from '#contract/log-error.ts'
import type { Context } from './context.ts'

/** Runs work past the answer. Its failure is logged here: the runtime would log the message with all that it quotes. */
export const deferOn =
  (ctx: Pick<ExecutionContext, 'waitUntil'>): Context['defer'] =>
  (work) =>
    ctx.waitUntil(work.catch((error: unknown) => logError({ event: 'deferred_failed' }, error)))
