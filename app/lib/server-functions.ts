import { createServerFn } from '@tanstack/react-start'
import type { Answer, Call, Input, Result } from '#contract/call.ts'

/**
 * What the browser sends with a call that writes: `key` is its idempotency key, the same for every retry of one
 * submission.
 */
export interface IdempotentInput<Input> {
  key: string
  input: Input
}

type IsWrite<C extends Call> = C extends { isWrite: true } ? true : C extends { method: 'POST' } ? IsUnmarked<C> : false
type IsUnmarked<C extends Call> = C extends { isRead: true } ? false : true

/** What the server function of a call takes as `data`. */
export type CallData<C extends Call> = IsWrite<C> extends true ? IdempotentInput<Input<C>> : Input<C>

/** A call without required input may be made without `data`. */
type Options<Data> = Record<never, never> extends Data ? [options?: { data?: Data }] : [options: { data: Data }]

/** The server's half of such a function: see app/server/forward.ts. */
export interface Forward<C extends Call> {
  (context: { data: unknown }): Promise<Result<Answer<C>>>
  /** In types only: keeps `serverRead` from taking calls that write, and the other way round. */
  isWrite?: IsWrite<C>
}

interface Builder<Writes extends boolean> {
  handler<C extends Call>(
    forward: Forward<C> & { isWrite?: Writes },
  ): (...options: Options<CallData<C>>) => Promise<Result<Answer<C>>>
}

// Start's compiler follows an imported builder to `createServerFn` here. For the browser it replaces the argument of
// `.handler(...)` by a request, so that neither the contract nor app/server ends up in the browser's code. It does
// not follow a function that calls `.handler` itself.

/** `export const listAudit = serverRead.handler(forward(adminCalls.listAudit))` */
export const serverRead = createServerFn({ method: 'GET' }) as unknown as Builder<false>

/** Like `serverRead`, for what may name a person: it is sent in a body, since addresses are logged. */
export const serverSearch = createServerFn({ method: 'POST' }) as unknown as Builder<false>

/** `export const setRoles = serverWrite.handler(forward(adminCalls.setRoles))`; takes an `IdempotentInput`, as `useSubmit` sends. */
export const serverWrite = createServerFn({ method: 'POST' }) as unknown as Builder<true>
