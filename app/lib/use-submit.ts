import { useRef, useState } from 'react'
import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'
import { isSameInput } from './same-input.ts'

type Send<Input, Data> = (options: { data: { key: string; input: Input } }) => Promise<Result<Data>>

/**
 * A form or button that writes: `submit` ignores further calls while one is pending and then returns undefined. When a
 * submission could not be delivered, the next one with the same input carries the same idempotency key, so that nothing
 * is done twice.
 */
export function useSubmit<Input, Data>(send: Send<Input, Data>) {
  const [isBusy, setIsBusy] = useState(false)
  const isPending = useRef(false)
  const undelivered = useRef<{ input: Input; key: string }>(undefined)
  const submit = async (input: Input): Promise<Result<Data> | undefined> => {
    if (isPending.current) return undefined
    isPending.current = true
    setIsBusy(true)
    const last = undelivered.current
    const key = last && isSameInput(last.input, input) ? last.key : crypto.randomUUID()
    try {
      const answer = await send({ data: { key, input } }).catch(() => failed('unavailable'))
      undelivered.current = !answer.ok && answer.error.code === 'unavailable' ? { input, key } : undefined
      return answer
    } finally {
      isPending.current = false
      setIsBusy(false)
    }
  }
  return { submit, isBusy }
}

const failed = (code: ErrorName) => ({ ok: false as const, error: { code } })
