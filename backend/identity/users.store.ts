import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { balanceRecords } from '#backend/db/schema/balance-records.ts'
import { type UserRow, users } from '#backend/db/schema/users.ts'

/** What names an account: the values are the keys that `identifierOf` makes. */
export interface AccountKey {
  kind: 'email' | 'phone' | 'name'
  key: string
}

const columnOf = { email: users.email, phone: users.phone, name: users.nameKey }

export async function findUser(db: Database, uid: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.uid, uid))
  return row
}

export async function findUserBy(db: Database, { kind, key }: AccountKey): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(columnOf[kind], key))
  return row
}

export type NewUser = Omit<typeof users.$inferInsert, 'uid' | 'gold' | 'diamond'>

/** A user and her registration coins, both or neither. Nothing when her name, email or phone is somebody's. */
export async function insertUser(db: Database, row: NewUser, coins: number): Promise<UserRow | undefined> {
  const [inserted] = await db.batch([
    db
      .insert(users)
      .values({ ...row, gold: coins })
      .onConflictDoNothing()
      .returning(),
    db.insert(balanceRecords).select(
      db
        .select({
          id: sql`null`.as('id'),
          uid: users.uid,
          currency: sql`'gold'`.as('currency'),
          type: sql`'registration'`.as('type'),
          amount: users.gold,
          intent: sql`'registration:' || ${users.uid}`.as('intent'),
          createdAt: users.createdAt,
        })
        .from(users)
        // Only of the row that the statement before inserted.
        .where(sql`changes() = 1 and ${users.uid} = last_insert_rowid()`),
    ),
  ])
  return inserted[0]
}

const isTakenError = (error: unknown): boolean =>
  error instanceof Error && (/UNIQUE constraint failed/.test(error.message) || isTakenError(error.cause))

/** The user as she is after the change; `taken` when the name, email or phone is somebody else's. */
export async function changeUser(
  db: Database,
  uid: number,
  change: Partial<Omit<UserRow, 'uid'>>,
): Promise<UserRow | 'taken' | undefined> {
  try {
    const [row] = await db.update(users).set(change).where(eq(users.uid, uid)).returning()
    return row
  } catch (error) {
    if (isTakenError(error)) return 'taken'
    throw error
  }
}

/** Keeps the channel that sent her to sign in, if none did before. Invitations are for those who were no users yet. */
export async function creditChannel(
  db: Database,
  uid: number,
  { promotionChannelId, channelFromtype }: { promotionChannelId?: string; channelFromtype?: string },
): Promise<void> {
  if (!promotionChannelId || /^u\d+$/.test(promotionChannelId)) return
  await db
    .update(users)
    .set({ promotionChannelId, channelFromtype: channelFromtype ?? null })
    .where(and(eq(users.uid, uid), isNull(users.promotionChannelId)))
}

export const listUsersToPurge = (db: Database, now: number, limit: number): Promise<UserRow[]> =>
  db.select().from(users).where(lte(users.deletingAt, now)).limit(limit)

/** What a demo account is made of beside its registration. */
export const fitDemoAccount = (
  db: Database,
  uid: number,
  change: Pick<UserRow, 'passwordHash' | 'roles' | 'hasChosenName' | 'vipUntil' | 'svipUntil'>,
) => db.update(users).set(change).where(eq(users.uid, uid))
