import { readBrandRecords } from '#backend/core/brand.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { slicePart } from '#backend/core/slice-part.ts'
import { textsOf } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'
import type { AdminBrandLine, adminBrandCalls } from '#contract/admin-brands.ts'
import type { Language } from '#contract/languages.ts'
import { auditFile } from './audit.store.ts'
import { type BrandNow, brandNow } from './brand-now.ts'
import { type BrandVersion, lastRecords, latestVersions } from './brands.store.ts'

interface Listed {
  /** Of a retired one: what it had last. */
  last?: string | undefined
  now: BrandNow
  version: BrandVersion | undefined
  username: string | null | undefined
}

function toLine(id: string, { now, last, version, username }: Listed, lan: Language): AdminBrandLine {
  const { brand } = readRecord(now.text ?? last ?? '')
  const changed = version && !now.isPut ? { changedAt: instant(version.createdAt) } : {}
  const by = changed.changedAt && username ? { changedBy: username } : {}
  if (!brand) return { id, name: id, hosts: [], state: 'unreadable', isDemo: false, ...changed, ...by }
  const { hosts, isDemo, maintenance } = brand
  const state = now.text === null ? 'retired' : maintenance ? 'maintenance' : 'open'
  return { id, name: textsOf(brand, lan).name, hosts, state, isDemo, ...changed, ...by }
}

/** When administrators last changed it, as its line says; what the command line has put since comes last. */
const changedAt = ({ now, version }: Listed): number => (version && !now.isPut ? version.createdAt : 0)

/** Whether an id, a hostname or a name in any language has the text. */
function hasText(id: string, record: string, wanted: string): boolean {
  const { brand } = readRecord(record)
  const names = brand ? Object.values(brand.texts).map(({ name }) => name) : []
  return [id, ...(brand?.hosts ?? []), ...names].some((each) => each.toLowerCase().includes(wanted))
}

export const listBrands: Verb<(typeof adminBrandCalls)['listBrands']> = async (
  context,
  { state, text = '', sort, ...search },
) => {
  await auditFile(context, 'brands', search)
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
  const isRetired = ({ now, version }: Listed) => now.text === null && version?.record === ''
  const isThere = (id: string, listed: Listed) => listed.now.text !== null || (records.has(id) && !isRetired(listed))
  const inState = read.filter(({ id, listed }) => (state === 'retired' ? isRetired(listed) : isThere(id, listed)))
  const wanted = text.trim().toLowerCase()
  // Of retired ones the last records are read; of all of them only when they are looked through.
  const lastsOf = async (rows: typeof inState) =>
    new Map(
      state === 'retired'
        ? (
            await lastRecords(
              context.accountDb,
              rows.map(({ id }) => id),
            )
          ).map(({ brand, record }) => [brand, record])
        : [],
    )
  const lastOfAll = wanted === '' ? undefined : await lastsOf(inState)
  const asked = lastOfAll
    ? inState.filter(({ id, listed: { now } }) => hasText(id, now.text ?? lastOfAll.get(id) ?? '', wanted))
    : inState
  const ordered = sort === 'changed' ? asked.toSorted((a, b) => changedAt(b.listed) - changedAt(a.listed)) : asked
  const { rows, ...ways } = slicePart(ordered, ({ id }) => id, search)
  const lastOf = lastOfAll ?? (await lastsOf(rows))
  return {
    list: rows.map(({ id, listed }) => toLine(id, { ...listed, last: lastOf.get(id) }, context.lan)),
    ...ways,
  }
}
