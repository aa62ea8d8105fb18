import { setTimeout as pause } from 'node:timers/promises'
import { readBrandRecords, readBrands } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { slicePart } from '#backend/core/slice-part.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { storePicture } from '#backend/picture/stored-pictures.ts'
import { type Brand, textsOf } from '#brands/brand.ts'
import { type BrandKeys, publishRecord, retireRecord } from '#brands/publish-record.ts'
import { readRecord } from '#brands/read-record.ts'
import type { AdminBrandLine, adminBrandCalls, BrandFault } from '#contract/admin-brands.ts'
import { BRAND_PICTURE_PX_MAX } from '#contract/brand-rules.ts'
import type { Language } from '#contract/languages.ts'
import { tellAdministrators } from './announce-roles.ts'
import { faultsToPublish, faultsToRetire } from './brand-faults.ts'
import { type BrandNow, brandNow, plainText, revisionOf } from './brand-now.ts'
import {
  type BrandProposal,
  findProposal,
  listProposals,
  removeProposal,
  storeProposal,
  takeProposal,
} from './brand-proposals.store.ts'
import { raisesOf } from './brand-raises.ts'
import {
  adoptVersion,
  type BrandVersion,
  findVersion,
  latestVersion,
  latestVersions,
  readVersions,
  storeVersion,
} from './brands.store.ts'
import { hostStates } from './host-states.ts'
import { isHostMovedUp } from './moved-hosts.ts'
import { servicesOfBrand } from './services-of-brand.ts'

type Calls = typeof adminBrandCalls

interface Listed {
  now: BrandNow
  version: BrandVersion | undefined
  username: string | null | undefined
}

function toLine(id: string, { now, version, username }: Listed, lan: Language): AdminBrandLine {
  const { brand } = readRecord(now.text ?? '')
  const changed = version && !now.isPut ? { changedAt: instant(version.createdAt) } : {}
  const by = changed.changedAt && username ? { changedBy: username } : {}
  if (!brand) return { id, name: id, hosts: [], state: 'unreadable', isDemo: false, ...changed, ...by }
  const { hosts, isDemo, maintenance } = brand
  const state = maintenance ? 'maintenance' : 'open'
  return { id, name: textsOf(brand, lan).name, hosts, state, isDemo, ...changed, ...by }
}

export const listBrands: Verb<Calls['listBrands']> = async (context, search) => {
  const [records, latest] = await Promise.all([readBrandRecords(context.env), latestVersions(context.accountDb)])
  const byId = new Map(latest.map((row) => [row.version.brand, row]))
  const ids = [...new Set([...records.keys(), ...byId.keys()])].sort()
  const read = await Promise.all(
    ids.map(async (id) => {
      const { version, username } = byId.get(id) ?? {}
      const now = await brandNow(context, id, { stored: records.get(id) ?? null, latest: version })
      return { id, listed: { now, version, username } }
    }),
  )
  const isThere = (id: string, { now, version }: Listed) =>
    now.text !== null || (records.has(id) && version?.record !== '')
  const there = read.filter(({ id, listed }) => isThere(id, listed))
  const { rows, ...ways } = slicePart(there, ({ id }) => id, search)
  return { list: rows.map(({ id, listed }) => toLine(id, listed, context.lan)), ...ways }
}

export const getBrand: Verb<Calls['getBrand']> = async (context, { id }) => {
  const now = await brandNow(context, id)
  return now.text === null ? fail('not_found') : { id, record: now.text, revision: await revisionOf(now) }
}

export const checkBrand: Verb<Calls['checkBrand']> = async (context, { id, record }) => {
  const { text: before } = await brandNow(context, id)
  return { faults: await faultsToPublish(context, { id, text: record, before }) }
}

/** KV takes one write a second for a key. */
const NEXT_WRITE_MS = 1100

const keysOf = ({ env: { BRANDS } }: UserContext): BrandKeys => ({
  get: (key) => BRANDS.get(key),
  put: (key, value) => BRANDS.put(key, value).catch(() => pause(NEXT_WRITE_MS).then(() => BRANDS.put(key, value))),
  remove: (key) => BRANDS.delete(key),
})

type Part = Readonly<Record<string, unknown>>

/** The fields that differ between two records. */
function changedFields(before: Part, after: Part): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

const OUTSIDE = 'npm run brand'

/** The version after which the next one comes: what was put without administration becomes one first. */
async function versionNow(context: UserContext, id: string, now: BrandNow): Promise<number | null | undefined> {
  if (!now.isPut || now.text === null) return now.version
  const made = { brand: id, record: now.text, note: OUTSIDE }
  return (await adoptVersion(context, made, now.version)) ?? undefined
}

interface Asked {
  id: string
  /** The record. */
  text: string
  note: string
}

/** Stores the version; undefined where it is there. */
async function keep(
  context: UserContext,
  { id, text, note }: Asked,
  now: BrandNow,
): Promise<Fail<'order_moved'> | undefined> {
  const after = await versionNow(context, id, now)
  if (after === undefined) return fail('order_moved')
  const fields = now.text === null ? ['new'] : changedFields(JSON.parse(now.text), JSON.parse(text))
  const detail = [`${id}: ${fields.join(', ')}`, note].filter(Boolean).join(' - ')
  const isStored = await storeVersion(context, { brand: id, record: text, note }, { after, detail })
  return isStored ? undefined : fail('order_moved')
}

type BrandNotice = 'brand_published' | 'brand_proposed' | 'brand_retired'

/** A record is as powerful as it gets: nobody publishes one unseen. */
async function tellOthers(context: UserContext, type: BrandNotice, id: string, text: string): Promise<void> {
  const { brand } = readRecord(text)
  const name = brand ? textsOf(brand, context.lan).name : id
  await tellAdministrators(context, [{ type, params: { uid: context.viewer.uid, brand: id, name } }])
}

/** Whether a second administrator must confirm what is worth money: where any brand wants two for roles or refunds. */
async function wantsTwo(context: UserContext): Promise<boolean> {
  const { brands, unreadable } = await readBrands(context.env)
  const isGuarded = ({ roleGrantsByTwo, refundsByTwoFrom }: Brand) => roleGrantsByTwo || refundsByTwoFrom !== undefined
  return unreadable.length > 0 || brands.some(isGuarded)
}

/** Stores a version and serves it. */
async function serve(context: UserContext, asked: Asked, now: BrandNow): Promise<Fail<'order_moved'> | undefined> {
  const refused = await keep(context, asked, now)
  if (refused) return refused
  await publishRecord(keysOf(context), JSON.parse(asked.text), readRecord(now.text ?? '').brand?.hosts ?? [])
  await tellOthers(context, 'brand_published', asked.id, asked.text)
  return undefined
}

/** Notes that the brand is retired, and takes it away. What belongs to it stays: accounts, books, versions. */
async function retire(context: UserContext, { id, note }: Omit<Asked, 'text'>, now: BrandNow, brand: Brand) {
  const after = await versionNow(context, id, now)
  if (after === undefined) return fail('order_moved')
  const detail = [id, note].filter(Boolean).join(' - ')
  const made = { brand: id, record: '', note }
  if (!(await storeVersion(context, made, { after, detail, act: 'retire_brand' }))) return fail('order_moved')
  await retireRecord(keysOf(context), brand)
  await tellOthers(context, 'brand_retired', id, now.text ?? '')
  return undefined
}

type Proposed = Pick<BrandProposal, 'brand' | 'record' | 'revision' | 'note' | 'raises'>

async function propose(context: UserContext, proposed: Proposed, text: string): Promise<boolean> {
  if (!(await storeProposal(context, proposed))) return false
  await tellOthers(context, 'brand_proposed', proposed.brand, text)
  return true
}

/** What of a record pays out more, to its own visitors or to those of a hostname that it takes from a brand. */
async function raisesIn(context: UserContext, brand: Brand, before: Brand | null): Promise<string[]> {
  return [...raisesOf(brand, before), ...((await isHostMovedUp(context, brand, before)) ? ['hosts'] : [])]
}

export const publishBrand: Verb<Calls['publishBrand']> = async (context, { id, record, revision, note }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const text = plainText(record)
  const now = await brandNow(context, id)
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
  return refused ?? { faults: [], brand: { id, record: text, revision: await revisionOf({ text }) } }
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
  // One by which somebody guards the site is not taken away by one alone; nor is any, to be made anew with more to pay out.
  if (brand.staffTwoStep || (await wantsTwo(context))) {
    const proposed = { brand: id, record: null, revision, note: note.trim(), raises: '' }
    return (await propose(context, proposed, now.text)) ? { faults: [], needsSecond: true } : fail('order_moved')
  }
  return (await retire(context, { id, note: note.trim() }, now, brand)) ?? { faults: [] }
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
  const faults =
    record === null
      ? await retireFaults(context, brand)
      : await faultsToPublish(context, { id, text: record, before: now.text })
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

export const listBrandVersions: Verb<Calls['listBrandVersions']> = async ({ accountDb }, { id, ...search }) => {
  const { rows, ...ways } = await readVersions(accountDb, id, search)
  const list = rows.map(({ version, at, uid, username, note }) => ({
    version,
    at: instant(at),
    ...(uid === null ? {} : { uid, username: username ?? `#${uid}` }),
    note,
  }))
  return { list, ...ways }
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
