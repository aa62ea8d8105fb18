import { newSecret } from '#backend/core/digest.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { adminBrandCalls } from '#contract/admin-brands.ts'
import { faultsToPublish } from './brand-faults.ts'
import { brandNow } from './brand-now.ts'

type Calls = typeof adminBrandCalls

const KEPT_SECONDS = 600

const keyOf = (token: string): string => `preview:${token}`

interface Kept {
  uid: number
  record: string
}

/** What could not be published is not shown either: its pages would ask services that are none of the brand's. */
export const previewBrand: Verb<Calls['previewBrand']> = async (context, { id, record }) => {
  const { env, viewer } = context
  const { text: before } = await brandNow(context, id)
  const faults = await faultsToPublish(context, { id, text: record, before })
  if (faults.length > 0) return { faults }
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'brandPreview'))) return fail('rate_limited')
  const token = newSecret()
  const kept: Kept = { uid: viewer.uid, record }
  await env.BRANDS.put(keyOf(token), JSON.stringify(kept), { expirationTtl: KEPT_SECONDS })
  return { faults, token }
}

export const getBrandPreview: Verb<Calls['getBrandPreview']> = async ({ env, viewer }, { token }) => {
  const kept = await env.BRANDS.get<Kept>(keyOf(token), 'json')
  return kept?.uid === viewer.uid ? { record: kept.record } : fail('not_found')
}
