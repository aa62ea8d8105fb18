import { useQueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import { toastResult } from '../shell/toast-result.ts'
import { useStaffSubmit } from './use-staff-submit.ts'

type Send<Input, Data> = (options: { data: { key: string; input: Input } }) => Promise<Result<Data>>

/** Said where the call was answered and nothing was done. */
interface Refused {
  refused: string
}

/**
 * Submits an admin action, shows its outcome in a toast and refetches the admin pages. A grave action may first ask who
 * the administrator is. The returned `act` resolves to true on success. `overText`: said when what is acted on is gone.
 */
export function useAdminAction<Input, Data>(send: Send<Input, Data>, { overText }: { overText?: () => string } = {}) {
  const client = useQueryClient()
  const { submit, isBusy } = useStaffSubmit(send)
  const submitAndToast = async (input: Input, done: string | ((data: Data) => string | Refused)): Promise<boolean> => {
    const answer = await submit(input)
    if (answer && !answer.ok && answer.error.code === 'not_found' && overText) {
      toast(overText(), 'error')
      await client.invalidateQueries({ queryKey: ['admin'] })
      return false
    }
    if (answer && !answer.ok && answer.error.code === 'claimed') {
      toast(m.admin_review_claimed(), 'error')
      await client.invalidateQueries({ queryKey: ['admin'] })
      return false
    }
    const said = answer?.ok && typeof done === 'function' ? done(answer.data) : String(done)
    if (typeof said !== 'string') toast(said.refused, 'error')
    const isDone = typeof said === 'string' && toastResult(answer, said)
    const isMoved = answer?.ok === false && answer.error.code === 'order_moved'
    if (answer?.ok || isMoved) await client.invalidateQueries({ queryKey: ['admin'] })
    return isDone
  }
  return { act: submitAndToast, isBusy }
}
