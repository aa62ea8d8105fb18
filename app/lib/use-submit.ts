import { useRef, useState } from 'react'
import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'
import { isSameInput } from './same-input.ts'

type Send<Input, Data> = (options: { data: { key: string; input: Input } }) => Promise<Result<Data>>

/**
 * Sends an act once: presses while it is under way do nothing. What could not be sent keeps its key, so that trying
 * again does not do it twice. Answers nothing when the press was one too many.
 */
export function useSubmit<Input, Data>(send: Send<Input, Data>) {
  const [isBusy, setIsBusy] = useState(false)
  const underWay = useRef(false)
  const unsent = useRef<{ input: Input; key: string }>(undefined)
  const act = async (input: Input): Promise<Result<Data> | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setIsBusy(true)
    const last = unsent.current
    const key = last && isSameInput(last.input, input) ? last.key : crypto.randomUUID()
    try {
      const answer = await send({ data: { key, input } }).catch(() => failed('unavailable'))
      unsent.current = !answer.ok && answer.error.code === 'unavailable' ? { input, key } : undefined
      return answer
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }
  return { act, isBusy }
}

const failed = (code: ErrorName) => ({ ok: false as const, error: { code } })
