import type { Forward, IdempotentInput } from '#app/lib/server-functions.ts'
import type { Answer, Call, Input, Result } from '#contract/call.ts'
import { INTENT_KEY_CHARS_MAX } from '#contract/visitor-limits.ts'
import { callJava } from './api.ts'

const isWrite = (entry: Call): boolean => entry.isWrite ?? (entry.method === 'POST' && !entry.isRead)

function checkedInput<C extends Call>(entry: C, input: unknown): Input<C> {
  const checked = entry.input['~standard'].validate(input)
  if (checked instanceof Promise || checked.issues) throw new Error('invalid_input')
  return checked.value as Input<C>
}

/**
 * The handler of a server function that makes this one call on behalf of the visitor. The key of a call that writes
 * becomes its Idempotency-Key. Throws when the input does not fit the entry. `before` runs before the call; `onDone`
 * after a successful one, before the browser has the answer.
 */
export function forward<const C extends Call>(
  entry: C,
  { before, onDone }: { before?: () => void; onDone?: () => void } = {},
): Forward<C> {
  const send = isWrite(entry) ? sendIntent : sendInput
  return async ({ data }) => {
    before?.()
    const answer = await send(entry, data)
    if (answer.ok) onDone?.()
    return answer
  }
}

const sendInput = <C extends Call>(entry: C, data: unknown): Promise<Result<Answer<C>>> =>
  callJava(entry)(checkedInput(entry, data ?? {}))

function sendIntent<C extends Call>(entry: C, data: unknown): Promise<Result<Answer<C>>> {
  const { key, input } = (data ?? {}) as Partial<IdempotentInput<unknown>>
  if (typeof key !== 'string' || key.length > INTENT_KEY_CHARS_MAX) throw new Error('invalid_input')
  return callJava(entry)(checkedInput(entry, input), { idempotencyKey: key })
}
