import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#app/lib/use-submit.ts'
import type { Result } from '#contract/call.ts'
import { toastResult } from '../shell/toast-result.ts'

type Send<Input, Data> = (options: { data: { key: string; input: Input } }) => Promise<Result<Data>>

/**
 * Submits an admin action, shows its outcome in a toast and refetches the admin pages. The returned `act` resolves to
 * true on success.
 */
export function useAdminAction<Input, Data>(send: Send<Input, Data>) {
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(send)
  const submitAndToast = async (input: Input, done: string): Promise<boolean> => {
    if (!toastResult(await submit(input), done)) return false
    await client.invalidateQueries({ queryKey: ['admin'] })
    return true
  }
  return { act: submitAndToast, isBusy }
}
