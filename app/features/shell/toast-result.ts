import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import { accountErrorText } from './account-error-text.ts'

/** Shows a toast with the outcome of an action without a form; none for an ignored repeated click. True on success. */
export function toastResult<Data>(
  answer: Result<Data> | undefined,
  done: string,
): answer is Extract<Result<Data>, { ok: true }> {
  if (!answer) return false
  if (answer.ok) toast(done, 'success')
  else toast(accountErrorText(answer.error), 'error')
  return answer.ok
}
