import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import { accountErrorText } from './account-error-words.ts'

/** Shows a toast with the outcome of an action that has no form; none when the press was ignored. True on success. */
export function toastResult<Data>(
  answer: Result<Data> | undefined,
  done: string,
): answer is Extract<Result<Data>, { ok: true }> {
  if (!answer) return false
  if (answer.ok) toast(done, 'success')
  else toast(accountErrorText(answer.error.code), 'error')
  return answer.ok
}
