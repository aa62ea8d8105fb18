import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import { accountErrorText } from './error-words.ts'

/** Says in a corner how an act without a form ended; nothing for a press that was one too many. True when it is done. */
export function tellResult<Data>(
  answer: Result<Data> | undefined,
  done: string,
): answer is Extract<Result<Data>, { ok: true }> {
  if (!answer) return false
  if (answer.ok) toast(done, 'success')
  else toast(accountErrorText(answer.error.code), 'error')
  return answer.ok
}
