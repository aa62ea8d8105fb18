import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { proDataOf } from '#backend/feed/pro-data.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import { proAccessOf } from '#brands/pro-access.ts'
import type { matchCalls } from '#contract/match.ts'

/** Why the caller may not see pro data; undefined when it may. Administrators may, as they may watch every stream. */
async function refusal(context: Context): Promise<'session_invalid' | 'session_missing' | 'forbidden' | undefined> {
  const { viewer, token, country } = context
  const access = proAccessOf(await readBrand(context), country)
  if (access === 'open') return undefined
  if (!viewer) return token ? 'session_invalid' : 'session_missing'
  if (access === 'signedIn' || viewer.roles.includes(access) || viewer.roles.includes('administrator')) return undefined
  return 'forbidden'
}

export const getMatchPro: Verb<typeof matchCalls.getMatchPro> = async (context, { matchId }) => {
  const refused = await refusal(context)
  if (refused) return fail(refused)
  const log = await loadMatchLog(context.env, matchId)
  return log ? proDataOf(stateAt(log, context.now)) : fail('not_found')
}
