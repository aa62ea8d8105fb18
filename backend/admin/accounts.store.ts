import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { type UserRow, users } from '#backend/db/schema/users.ts'
import { offsetOf, PAGE_SIZE } from '#backend/user/paging.ts'
import type { Role } from '#contract/call.ts'

export interface AccountSearch {
  text?: string
  role?: Role
  state?: 'banned' | 'deleting'
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

function textFilter(text: string): SQL | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  const pattern = `%${escaped(wanted)}%`
  const like = (column: SQL) => sql`${column} like ${pattern} escape '\\'`
  const uid = /^\d{1,15}$/.test(wanted) ? eq(users.uid, Number(wanted)) : undefined
  return or(uid, like(sql`${users.nameKey}`), like(sql`${users.email}`), like(sql`${users.phone}`))
}

function filterOf({ text, role, state }: AccountSearch, now: number): SQL | undefined {
  const holds = (name: Role) => sql`exists (select 1 from json_each(${users.roles}) where value = ${name})`
  const byRole =
    role === 'vip'
      ? sql`max(coalesce(${users.vipUntil}, 0), coalesce(${users.svipUntil}, 0)) > ${now}`
      : role === 'svip'
        ? sql`coalesce(${users.svipUntil}, 0) > ${now}`
        : role && holds(role)
  const byState =
    state === 'banned' ? isNotNull(users.bannedAt) : state === 'deleting' ? isNotNull(users.deletingAt) : undefined
  return and(text === undefined ? undefined : textFilter(text), byRole, byState)
}

/** A page of accounts, the newest first; pages count from 1. */
export async function searchAccounts(db: Database, search: AccountSearch, page: number, now: number) {
  const filter = filterOf(search, now)
  const [rows, totals] = await Promise.all([
    db.select().from(users).where(filter).orderBy(desc(users.uid)).limit(PAGE_SIZE).offset(offsetOf(page)),
    db.select({ total: count() }).from(users).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

export async function findAccount(db: Database, uid: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.uid, uid))
  return row
}

/** The account as it is after the change; none when there is no such account. */
export async function changeAccount(
  db: Database,
  uid: number,
  change: Partial<Pick<UserRow, 'roles' | 'bannedAt' | 'banReason' | 'vipUntil' | 'svipUntil'>>,
): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.uid, uid)).returning()
  return row
}
