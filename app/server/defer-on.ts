import { logError } from '#contract/log-error.ts'

/** Runs work after the response. Failures are logged here: the runtime would log the message with quoted input. */
export const deferOn =
  (ctx: Pick<ExecutionContext, 'waitUntil'>) =>
  (work: Promise<unknown>): void =>
    ctx.waitUntil(work.catch((error: unknown) => logError({ event: 'deferred_failed' }, error)))
