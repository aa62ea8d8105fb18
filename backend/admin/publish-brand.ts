import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import type { Brand } from '#brands/brand.ts'
import { publishRecord } from '#brands/publish-record.ts'
import { readRecord } from '#brands/read-record.ts'
import type { adminBrandCalls } from '#contract/admin-brands.ts'
import type { Answer } from '#contract/call.ts'
import { faultsToPublish, withLockedAsNow } from './brand-faults.ts'
import { type BrandNow, brandNow, plainText, revisionOf } from './brand-now.ts'
import { raisesOf } from './brand-raises.ts'
import { findVersion, latestVersion } from './brands.store.ts'
import { isHostMovedUp } from './moved-hosts.ts'
import { keysOf, propose, serve, wantsTwo } from './serve-brand.ts'
import { toAdminBrand } from './to-admin-brand.ts'

type Calls = typeof adminBrandCalls

/** By what a record pays out more or leads elsewhere, its own visitors or those of a hostname that it takes from a brand. */
async function raisesIn(context: UserContext, brand: Brand, before: Brand | null): Promise<string[]> {
  return [...raisesOf(brand, before), ...((await isHostMovedUp(context, brand, before)) ? ['hosts'] : [])]
}

interface Wanted {
  id: string
  text: string
  revision: string
  note: string
}

async function publish(
  context: UserContext,
  { id, text, revision, note }: Wanted,
  now: BrandNow,
): Promise<Answer<Calls['publishBrand']> | Fail<'order_moved'>> {
  const last = await latestVersion(context.accountDb, id)
  // The version of a call that died before it had written the record everywhere.
  const isRepeated = last?.record === text && last.adminUid === context.viewer.uid && now.text === text
  if (!isRepeated && revision !== (await revisionOf(now))) {
    if (revision !== '') return fail('order_moved')
    return { faults: [{ path: 'id', kind: 'taken', text: `id ${id} is that of another brand` }] }
  }
  const faults = await faultsToPublish(context, { id, text, before: now.text })
  if (faults.length > 0) return { faults }
  const before = readRecord(now.text ?? '').brand
  const { brand } = readRecord(text)
  // Of a brand that is not there all is more: visitors of another could be sent to it.
  const isNew = now.text === null
  const raises = brand && !isRepeated ? [...(isNew ? ['new'] : []), ...(await raisesIn(context, brand, before))] : []
  if (raises.length > 0 && (await wantsTwo(context))) {
    const proposed = { brand: id, record: text, revision, note: note.trim(), raises: raises.join(' ') }
    return (await propose(context, proposed, text)) ? { faults: [], needsSecond: true } : fail('order_moved')
  }
  if (isRepeated) await publishRecord(keysOf(context), JSON.parse(text), before?.hosts ?? [])
  const refused = isRepeated ? undefined : await serve(context, { id, text, note: note.trim() }, now)
  return refused ?? { faults: [], brand: await toAdminBrand(context, id, text) }
}

export const publishBrand: Verb<Calls['publishBrand']> = async (context, { record, ...asked }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  return publish(context, { ...asked, text: plainText(record) }, await brandNow(context, asked.id))
}

export const returnBrand: Verb<Calls['returnBrand']> = async (context, { version, ...asked }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const [[found], now] = await Promise.all([
    findVersion(context.accountDb, asked.id, version),
    brandNow(context, asked.id),
  ])
  // An empty record says that the brand was retired.
  if (!found?.record || now.text === null) return fail('not_found')
  const { text, kept } = withLockedAsNow(found.record, now.text, context.host)
  const answer = await publish(context, { ...asked, text }, now)
  return 'faults' in answer ? { ...answer, kept } : answer
}
