import { and, desc, eq, inArray, lt, max, ne, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { brandVersions } from '#backend/db/accounts/schema/brand-versions.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ListPart } from '#contract/list-part.ts'
import { auditAbout } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

export type BrandVersion = typeof brandVersions.$inferSelect

export async function latestVersion(db: AccountDatabase, brand: string): Promise<BrandVersion | undefined> {
  const [row] = await db
    .select()
    .from(brandVersions)
    .where(eq(brandVersions.brand, brand))
    .orderBy(desc(brandVersions.id))
    .limit(1)
  return row
}

/** The last version of every brand that has one, with who published it. */
export function latestVersions(db: AccountDatabase) {
  const latest = db
    .select({ id: max(brandVersions.id) })
    .from(brandVersions)
    .groupBy(brandVersions.brand)
  return db
    .select({ version: brandVersions, username: accounts.username })
    .from(brandVersions)
    .leftJoin(accounts, eq(accounts.uid, brandVersions.adminUid))
    .where(inArray(brandVersions.id, latest))
}

/** The last record that each of these brands had before it was retired. */
export function lastRecords(db: AccountDatabase, brands: readonly string[]) {
  const isOf = sql`${brandVersions.brand} in (select value from json_each(${JSON.stringify(brands)}))`
  const latest = db
    .select({ id: max(brandVersions.id) })
    .from(brandVersions)
    .where(and(isOf, ne(brandVersions.record, '')))
    .groupBy(brandVersions.brand)
  return db
    .select({ brand: brandVersions.brand, record: brandVersions.record })
    .from(brandVersions)
    .where(inArray(brandVersions.id, latest))
}

/** Whether a brand ever had this record. */
export async function isKnownRecord(db: AccountDatabase, brand: string, record: string): Promise<boolean> {
  const [row] = await db
    .select({ id: brandVersions.id })
    .from(brandVersions)
    .where(and(eq(brandVersions.brand, brand), eq(brandVersions.record, record)))
    .limit(1)
  return row !== undefined
}

/** The newest record of another brand than this one that has the hostname. */
export async function lastRecordWithHost(
  db: AccountDatabase,
  brand: string,
  host: string,
): Promise<string | undefined> {
  const { record } = brandVersions
  const hasHost = sql`case when instr(${record}, ${JSON.stringify(host)}) > 0 and json_valid(${record})
    then exists (select 1 from json_each(${record}, '$.hosts') where value = ${host}) else 0 end`
  const [row] = await db
    .select({ record })
    .from(brandVersions)
    .where(and(ne(brandVersions.brand, brand), hasHost))
    .orderBy(desc(brandVersions.id))
    .limit(1)
  return row?.record
}

/** A part of the versions of a brand, the newest first. */
export async function readVersions(db: AccountDatabase, brand: string, search: ListPart) {
  const part = listPart({ by: [brandVersions.id] }, search)
  const rows = await db
    .select({
      version: brandVersions.id,
      at: brandVersions.createdAt,
      uid: brandVersions.adminUid,
      note: brandVersions.note,
      username: accounts.username,
    })
    .from(brandVersions)
    .leftJoin(accounts, eq(accounts.uid, brandVersions.adminUid))
    .where(and(eq(brandVersions.brand, brand), part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ version }) => [version])
}

/** A version and the one before it, which is absent of the first. */
export async function findVersion(db: AccountDatabase, brand: string, id: number): Promise<BrandVersion[]> {
  const of = (where: SQL) =>
    db
      .select()
      .from(brandVersions)
      .where(and(eq(brandVersions.brand, brand), where))
      .orderBy(desc(brandVersions.id))
      .limit(1)
  const [found, before] = await db.batch([of(eq(brandVersions.id, id)), of(lt(brandVersions.id, id))])
  return found.length > 0 ? [...found, ...before] : []
}

const isLatest = (brand: string, id: number | null): SQL =>
  sql`(select max(${brandVersions.id}) from ${brandVersions} where ${brandVersions.brand} = ${brand}) is ${id}`

interface Made {
  brand: string
  record: string
  note: string
}

const insertVersion = (
  { accountDb, now }: UserContext,
  { brand, record, note }: Made,
  uid: number | null,
  where: SQL | undefined,
) =>
  accountDb
    .insert(brandVersions)
    .select(sql`select null, ${brand}, ${record}, ${note}, ${uid}, ${now} where ${where}`)
    .returning({ id: brandVersions.id })

/** Stores what was put without administration, so that one can return to it. Null: another version came meanwhile. */
export async function adoptVersion(context: UserContext, made: Made, after: number | null): Promise<number | null> {
  const [row] = await insertVersion(context, made, null, isLatest(made.brand, after))
  return row?.id ?? null
}

interface Stored {
  after: number | null
  detail: string
  act?: 'publish_brand' | 'retire_brand' | 'restore_brand'
}

/**
 * Stores a version with its audit line. False when the last one is not `after` any more, or the caller no administrator:
 * of two who publish at once one does.
 */
export async function storeVersion(
  context: UserContext,
  made: Made,
  { after, detail, act = 'publish_brand' }: Stored,
): Promise<boolean> {
  const where = and(mayAct(context), isLatest(made.brand, after)) ?? sql`false`
  const [, inserted] = await context.accountDb.batch([
    auditAbout(context, act, detail, { where }),
    insertVersion(context, made, context.viewer.uid, where),
  ])
  return inserted.length > 0
}
