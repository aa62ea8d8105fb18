import { and, desc, eq, sql } from 'drizzle-orm'
import { mallAddresses as addresses } from '#backend/db/accounts/schema/mall-addresses.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { ADDRESSES_MAX, type Delivery } from '#contract/mall-rules.ts'

export type AddressRow = typeof addresses.$inferSelect

/** A user's addresses, the default one first. */
export const readAddresses = (db: AccountDatabase, uid: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.uid, uid))
    .orderBy(desc(addresses.chosenAt), desc(addresses.id))
    .limit(ADDRESSES_MAX)

interface Change extends Delivery {
  /** Makes it the default one. */
  isDefault: boolean
}

/** Adds an address; false when the book is full. The first one is the default. */
export async function insertAddress(
  db: AccountDatabase,
  uid: number,
  { isDefault, recipient, address, contact }: Change,
  now: number,
): Promise<boolean> {
  const held = sql`(select count(*) from ${addresses} where ${addresses.uid} = ${uid})`
  const rows = await db
    .insert(addresses)
    .select(
      sql`select ${randomRowId()}, ${uid}, ${recipient}, ${address}, ${contact}, ${isDefault ? now : 0}, ${now}
        where ${held} < ${ADDRESSES_MAX}`,
    )
    .returning({ id: addresses.id })
  return rows.length > 0
}

/** Changes an own address; false when there is none. */
export async function updateAddress(
  db: AccountDatabase,
  uid: number,
  id: number,
  { isDefault, ...change }: Change,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(addresses)
    .set({ ...change, ...(isDefault ? { chosenAt: now } : {}) })
    .where(and(eq(addresses.id, id), eq(addresses.uid, uid)))
    .returning({ id: addresses.id })
  return rows.length > 0
}

export const deleteAddress = (db: AccountDatabase, uid: number, id: number) =>
  db.delete(addresses).where(and(eq(addresses.id, id), eq(addresses.uid, uid)))
