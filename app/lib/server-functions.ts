import { createServerFn } from '@tanstack/react-start'
import type { Answer, Call, Input, Result } from '#contract/call.ts'

/** What a browser sends with a call that changes something: the key is made once per press. */
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
  /** In types only: tells reading calls from writing ones. */
  isWrite?: IsWrite<C>
}

interface Builder<Writes extends boolean> {
  handler<C extends Call>(
    forward: Forward<C> & { isWrite?: Writes },
  ): (...options: Options<CallData<C>>) => Promise<Result<Answer<C>>>
}

// Start's compiler follows an imported builder to `createServerFn` here. At a `.handler(...)` call it puts a request in
// place of the argument for the browser, so that neither the contract nor app/server gets there. It does not follow a
// function that calls `.handler` itself.

/** `export const listUsers = serverRead.handler(forward(adminCalls.listUsers))` */
export const serverRead = createServerFn({ method: 'GET' }) as unknown as Builder<false>

/** `export const setRoles = serverWrite.handler(forward(adminCalls.setRoles))`; takes an `IdempotentInput`, as `useSubmit` sends. */
export const serverWrite = createServerFn({ method: 'POST' }) as unknown as Builder<true>
