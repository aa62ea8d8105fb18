import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#app/lib/use-submit.ts'
import type { Result } from '#contract/call.ts'
import { toastResult } from '../shell/toast-result.ts'
import { useStaffProof } from './staff-proof.tsx'

type Send<Input, Data> = (options: { data: { key: string; input: Input } }) => Promise<Result<Data>>

/**
 * Submits an admin action, shows its outcome in a toast and refetches the admin pages. A grave action may first ask who
 * the administrator is. The returned `act` resolves to true on success.
 */
export function useAdminAction<Input, Data>(send: Send<Input, Data>) {
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(send)
  const ask = useStaffProof()
  const submitAndToast = async (input: Input, done: string): Promise<boolean> => {
    let answer = await submit(input)
    if (answer && !answer.ok && answer.error.code === 'proof_needed') {
      if (!(await ask())) return false
      answer = await submit(input)
    }
    if (!toastResult(answer, done)) return false
    await client.invalidateQueries({ queryKey: ['admin'] })
    return true
  }
  return { act: submitAndToast, isBusy }
}
