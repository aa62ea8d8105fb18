import { caseOfComment } from '#backend/comment/comment-case.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { adminChatCalls } from '#contract/admin-chat.ts'
import { decideAtOnce } from './decide-at-once.ts'

export const takeOutComment: Verb<(typeof adminChatCalls)['takeOutComment']> = async (
  context,
  { id, reason, minutes },
  file,
) => {
  const said = await caseOfComment(context, id)
  if (!said) return fail('not_found')
  return decideAtOnce(
    context,
    said,
    minutes === undefined ? { reason, act: 'remove' } : { reason, act: 'mute_everywhere', minutes },
    file,
  )
}
