import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import type { Database } from '#backend/db/database.ts'
import { sessions } from '#backend/db/schema/sessions.ts'
import { type UserRow, users } from '#backend/db/schema/users.ts'
import type { Role } from '#contract/call.ts'
import type { auditAccount } from './audit.store.ts'

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

type Change = Partial<Pick<UserRow, 'roles' | 'bannedAt' | 'banReason' | 'vipUntil' | 'svipUntil'>>
type AuditStatement = ReturnType<typeof auditAccount>

const changed = (db: Database, uid: number, change: Change) =>
  db.update(users).set(change).where(eq(users.uid, uid)).returning()

const sessionsOf = (uid: number, id?: string) =>
  and(eq(sessions.uid, uid), id === undefined ? undefined : eq(sessions.id, id))

/** The account as it is after the change, which stands in the audit log with it; none when there is no such account. */
export async function changeAccount(
  db: Database,
  uid: number,
  change: Change,
  line: AuditStatement,
): Promise<UserRow | undefined> {
  const [[row]] = await db.batch([changed(db, uid, change), line])
  return row
}

/** Bans and ends every session: the account as it is then, and the ids of the sessions. */
export async function banAccount(db: Database, uid: number, change: Change, line: AuditStatement) {
  const [[row], ended] = await db.batch([
    changed(db, uid, change),
    db.delete(sessions).where(sessionsOf(uid)).returning({ id: sessions.id }),
    line,
  ])
  return { row, ended: ended.map(({ id }) => id) }
}

/** Ids of the sessions that an end without `id`, or with it, would end now; as the audit log writes them. */
export const endingIds = (uid: number, id?: string): SQL =>
  sql`coalesce((select group_concat(${sessions.id}, ' ') from ${sessions} where ${sessionsOf(uid, id)}), '')`

/** Ends the session `id` of a user, or all of them. Answers the ids. */
export async function endSessions(db: Database, uid: number, id: string | undefined, line: AuditStatement) {
  const [, ended] = await db.batch([
    line,
    db.delete(sessions).where(sessionsOf(uid, id)).returning({ id: sessions.id }),
  ])
  return ended.map((row) => row.id)
}
