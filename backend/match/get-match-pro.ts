import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { proDataOf } from '#backend/feed/pro-data.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import type { Brand } from '#brands/brand.ts'
import { featuresOf } from '#brands/features-of.ts'
import { proAccessOf } from '#brands/pro-access.ts'
import type { matchCalls } from '#contract/match.ts'

/** Why the caller may not see pro data; undefined when it may. Administrators may, as they may watch every stream. */
function refusal(
  { viewer, token, country }: Context,
  brand: Brand | undefined,
): 'session_invalid' | 'session_missing' | 'forbidden' | undefined {
  const access = proAccessOf(brand, country)
  if (access === 'open') return undefined
  if (!viewer) return token ? 'session_invalid' : 'session_missing'
  if (access === 'signedIn' || viewer.roles.includes(access) || viewer.roles.includes('administrator')) return undefined
  return 'forbidden'
}

export const getMatchPro: Verb<typeof matchCalls.getMatchPro> = async (context, { matchId }) => {
  const brand = await readBrand(context)
  const refused = refusal(context, brand)
  if (refused) return fail(refused)
  const log = await loadMatchLog(context.env, matchId)
  if (!log) return fail('not_found')
  const pro = proDataOf(stateAt(log, context.now))
  return brand && !featuresOf(brand, context.country).odds ? { ...pro, odds: [] } : pro
}
