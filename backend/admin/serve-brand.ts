import { setTimeout as pause } from 'node:timers/promises'
import { readBrands } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { type Brand, textsOf } from '#brands/brand.ts'
import { type BrandKeys, publishRecord, retireRecord } from '#brands/publish-record.ts'
import { readRecord } from '#brands/read-record.ts'
import { tellAdministrators } from './announce-roles.ts'
import type { BrandNow } from './brand-now.ts'
import { type BrandProposal, storeProposal } from './brand-proposals.store.ts'
import { adoptVersion, lastRecords, latestVersion, storeVersion } from './brands.store.ts'

/** KV takes one write a second for a key. */
const NEXT_WRITE_MS = 1100

export const keysOf = ({ env: { BRANDS } }: UserContext): BrandKeys => ({
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

/** What a brand had before it was retired; undefined where it was not. */
export async function retiredRecord({ accountDb }: UserContext, id: string): Promise<string | undefined> {
  if ((await latestVersion(accountDb, id))?.record !== '') return undefined
  const [last] = await lastRecords(accountDb, [id])
  return last?.record
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
  const isRestored = now.text === null && text === (await retiredRecord(context, id))
  const fields = now.text === null ? ['new'] : changedFields(JSON.parse(now.text), JSON.parse(text))
  const detail = [isRestored ? id : `${id}: ${fields.join(', ')}`, note].filter(Boolean).join(' - ')
  const act = isRestored ? 'restore_brand' : 'publish_brand'
  const isStored = await storeVersion(context, { brand: id, record: text, note }, { after, detail, act })
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
export async function wantsTwo(context: UserContext, restored?: Brand): Promise<boolean> {
  const { brands, unreadable } = await readBrands(context.env)
  const isGuarded = ({ roleGrantsByTwo, refundsByTwoFrom }: Brand) => roleGrantsByTwo || refundsByTwoFrom !== undefined
  return unreadable.length > 0 || brands.some(isGuarded) || (restored !== undefined && isGuarded(restored))
}

/** Stores a version and serves it. */
export async function serve(
  context: UserContext,
  asked: Asked,
  now: BrandNow,
): Promise<Fail<'order_moved'> | undefined> {
  const refused = await keep(context, asked, now)
  if (refused) return refused
  await publishRecord(keysOf(context), JSON.parse(asked.text), readRecord(now.text ?? '').brand?.hosts ?? [])
  await tellOthers(context, 'brand_published', asked.id, asked.text)
  return undefined
}

/** Notes that the brand is retired, and takes it away. What belongs to it stays: accounts, books, versions. */
export async function retire(context: UserContext, { id, note }: Omit<Asked, 'text'>, now: BrandNow, brand: Brand) {
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

export async function propose(context: UserContext, proposed: Proposed, text: string): Promise<boolean> {
  if (!(await storeProposal(context, proposed))) return false
  await tellOthers(context, 'brand_proposed', proposed.brand, text)
  return true
}
