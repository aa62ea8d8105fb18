import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#app/lib/use-submit.ts'
import type { Result } from '#contract/call.ts'
import { toastResult } from '../shell/toast-result.ts'

type Send<Input, Data> = (options: { data: { key: string; input: Input } }) => Promise<Result<Data>>

/** Sends an action once, shows a toast with the outcome, and reads the admin pages again. True on success. */
export function useAdminAct<Input, Data>(send: Send<Input, Data>) {
  const client = useQueryClient()
  const { act, isBusy } = useSubmit(send)
  const actAndTell = async (input: Input, done: string): Promise<boolean> => {
    if (!toastResult(await act(input), done)) return false
    await client.invalidateQueries({ queryKey: ['admin'] })
    return true
  }
  return { act: actAndTell, isBusy }
}
