import { readBrandRecords } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { storePicture } from '#backend/picture/stored-pictures.ts'
import type { Brand } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'
import type { adminBrandCalls, BrandFault } from '#contract/admin-brands.ts'
import { BRAND_PICTURE_PX_MAX } from '#contract/brand-rules.ts'
import { faultsToPublish, faultsToRetire } from './brand-faults.ts'
import { brandNow, revisionOf } from './brand-now.ts'
import { findProposal, listProposals, removeProposal, takeProposal } from './brand-proposals.store.ts'
import { findVersion, readVersions } from './brands.store.ts'
import { hostStates } from './host-states.ts'
import { propose, retire, retiredRecord, serve, wantsTwo } from './serve-brand.ts'
import { servicesOfBrand } from './services-of-brand.ts'
import { isRetiredByTwo, toAdminBrand } from './to-admin-brand.ts'

type Calls = typeof adminBrandCalls

export const getBrand: Verb<Calls['getBrand']> = async (context, { id }) => {
  const now = await brandNow(context, id)
  return now.text === null ? fail('not_found') : toAdminBrand(context, id, now.text)
}

export const checkBrand: Verb<Calls['checkBrand']> = async (context, { id, record }) => {
  const { text: before } = await brandNow(context, id)
  return { faults: await faultsToPublish(context, { id, text: record, before }) }
}

const UNREADABLE: BrandFault = {
  path: '',
  kind: 'locked',
  text: 'cannot be read as it is stored: npm run brand mends it',
}

/** What keeps it from being retired now; one that cannot be read says nothing of what it guards. */
async function retireFaults(context: UserContext, brand: Brand | null): Promise<BrandFault[]> {
  if (!brand) return [UNREADABLE]
  const records = await readBrandRecords(context.env)
  return faultsToRetire(context, brand, [...records.keys()].filter((id) => id !== brand.id).length)
}

export const retireBrand: Verb<Calls['retireBrand']> = async (context, { id, typed, revision, note }) => {
  if (typed !== id) return fail('invalid_input')
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const now = await brandNow(context, id)
  if (now.text === null) return fail('not_found')
  if (revision !== (await revisionOf(now))) return fail('order_moved')
  const { brand } = readRecord(now.text)
  const faults = await retireFaults(context, brand)
  if (!brand || faults.length > 0) return { faults }
  if (await isRetiredByTwo(context, brand)) {
    const proposed = { brand: id, record: null, revision, note: note.trim(), raises: '' }
    return (await propose(context, proposed, now.text)) ? { faults: [], needsSecond: true } : fail('order_moved')
  }
  return (await retire(context, { id, note: note.trim() }, now, brand)) ?? { faults: [] }
}

export const restoreBrand: Verb<Calls['restoreBrand']> = async (context, { id }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const [now, text] = await Promise.all([brandNow(context, id), retiredRecord(context, id)])
  if (now.text !== null || text === undefined) return fail('not_found')
  // It is compared with itself: what npm run brand alone changes is as that has left it.
  const faults = await faultsToPublish(context, { id, text, before: text })
  const { brand } = readRecord(text)
  if (!brand || faults.length > 0) return { faults }
  if (await wantsTwo(context, brand)) {
    const proposed = { brand: id, record: text, revision: '', note: '', raises: 'restored' }
    return (await propose(context, proposed, text)) ? { faults: [], needsSecond: true } : fail('order_moved')
  }
  return (await serve(context, { id, text, note: '' }, now)) ?? { faults: [] }
}

export const listBrandProposals: Verb<Calls['listBrandProposals']> = async ({ accountDb, now }) => ({
  list: (await listProposals(accountDb, now)).map(({ row, name }) => ({
    id: row.brand,
    ...(row.record === null ? {} : { record: row.record }),
    raises: row.raises.split(' ').filter(Boolean),
    note: row.note,
    proposedBy: row.proposedBy,
    proposerName: name,
    expiresAt: instant(row.expiresAt),
  })),
})

export const confirmBrand: Verb<Calls['confirmBrand']> = async (context, { id, expiresAt }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const proposal = await findProposal(context, id)
  if (!proposal) return fail('not_found')
  if (proposal.expiresAt !== Date.parse(expiresAt)) return fail('order_moved')
  if (proposal.proposedBy === context.viewer.uid) return fail('not_yourself')
  const { record, note } = proposal
  const now = await brandNow(context, id)
  if (proposal.revision !== (await revisionOf(now))) return fail('order_moved')
  const { brand } = readRecord(now.text ?? '')
  // What is put back as it was is compared with itself.
  const isRestored = now.text === null && record !== null && record === (await retiredRecord(context, id))
  const faults =
    record === null
      ? await retireFaults(context, brand)
      : await faultsToPublish(context, { id, text: record, before: isRestored ? record : now.text })
  if (faults.length > 0) return { faults }
  if (!(await takeProposal(context, proposal))) return fail('not_found')
  const refused =
    record !== null
      ? await serve(context, { id, text: record, note }, now)
      : brand && (await retire(context, { id, note }, now, brand))
  return refused ?? { faults: [] }
}

export const declineBrand: Verb<Calls['declineBrand']> = async (context, { id, expiresAt }) => {
  const proposal = await findProposal(context, id)
  if (proposal && proposal.expiresAt !== Date.parse(expiresAt)) return fail('order_moved')
  return proposal && (await removeProposal(context, proposal)) ? { done: true } : fail('not_found')
}

export const listBrandVersions: Verb<Calls['listBrandVersions']> = async (context, { id, ...search }) => {
  const [{ rows, ...ways }, { isPut, version: last }] = await Promise.all([
    readVersions(context.accountDb, id, search),
    brandNow(context, id),
  ])
  const list = rows.map(({ version, at, uid, username, note }) => ({
    version,
    at: instant(at),
    ...(uid === null ? {} : { uid, username: username ?? `#${uid}` }),
    note,
  }))
  return { list, ...ways, ...(isPut && last !== null ? { isPut } : {}) }
}

export const getBrandVersion: Verb<Calls['getBrandVersion']> = async ({ accountDb }, { id, version }) => {
  const [found, before] = await findVersion(accountDb, id, version)
  if (!found) return fail('not_found')
  return { record: found.record, ...(before ? { before: before.record } : {}) }
}

/** It is seen nowhere until a record that names it is published, so it wants no proof. */
export const uploadBrandPicture: Verb<Calls['uploadBrandPicture']> = async (context, { id }, file) => {
  const { env, viewer } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'brandPicture'))) return fail('rate_limited')
  const picture = readPicture(file, BRAND_PICTURE_PX_MAX)
  if (!picture) return fail('wrong_file_type')
  const { width, height } = picture
  return { path: await storePicture(env, 'brands', id, picture), width, height }
}

export const checkHosts: Verb<Calls['checkHosts']> = async (context, { hosts }) => {
  const { env, viewer } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'brandHosts'))) return fail('rate_limited')
  return { list: await hostStates(env, hosts), ...(env.SAAS_TARGET ? { target: env.SAAS_TARGET } : {}) }
}

export const listBrandServices: Verb<Calls['listBrandServices']> = async ({ env }, { id }) => ({
  list: servicesOfBrand(env, id),
})
