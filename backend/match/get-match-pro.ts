import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { proDataOf } from '#backend/feed/pro-data.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import type { matchCalls } from '#contract/match.ts'

const isOpen = async (context: Context): Promise<boolean> => (await readBrand(context))?.proData === 'open'

export const getMatchPro: Verb<typeof matchCalls.getMatchPro> = async (context, { matchId }) => {
  const { env, now, viewer, token } = context
  if (!viewer && !(await isOpen(context))) return fail(token ? 'session_invalid' : 'session_missing')
  const log = await loadMatchLog(env, matchId)
  return log ? proDataOf(stateAt(log, now)) : fail('not_found')
}
