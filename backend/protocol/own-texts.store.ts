import { and, asc, count, desc, eq, gt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { protocolTexts } from '#backend/db/accounts/schema/protocol-texts.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { PROTOCOL_VERSIONS_MAX } from '#contract/protocol-rules.ts'

export type OwnText = typeof protocolTexts.$inferSelect
/** A text of a brand in a language, and its day. */
export type WhichDay = Pick<OwnText, 'brand' | 'name' | 'language' | 'date'>

/** All names, languages and versions of one brand; a brand has six texts in few languages. */
const HEADS_MAX = 2000

/** What texts a brand has, those to come too, without their bodies, the newest first. */
export const readHeads = (db: AccountDatabase, brand: string) =>
  db
    .select({
      name: protocolTexts.name,
      language: protocolTexts.language,
      date: protocolTexts.date,
      title: protocolTexts.title,
    })
    .from(protocolTexts)
    .where(eq(protocolTexts.brand, brand))
    .orderBy(desc(protocolTexts.date))
    .limit(HEADS_MAX)

const isOf = ({ brand, name, language, date }: WhichDay): SQL | undefined =>
  and(
    eq(protocolTexts.brand, brand),
    eq(protocolTexts.name, name),
    eq(protocolTexts.language, language),
    eq(protocolTexts.date, date),
  )

export async function readOwnText(db: AccountDatabase, which: WhichDay): Promise<OwnText | undefined> {
  const [row] = await db.select().from(protocolTexts).where(isOf(which))
  return row
}

/** Of a brand, with those to come. */
export const readOwnTexts = (db: AccountDatabase, brand: string) =>
  db
    .select({
      name: protocolTexts.name,
      language: protocolTexts.language,
      date: protocolTexts.date,
      adminUid: protocolTexts.adminUid,
      createdAt: protocolTexts.createdAt,
    })
    .from(protocolTexts)
    .where(eq(protocolTexts.brand, brand))
    .orderBy(asc(protocolTexts.name), asc(protocolTexts.language), desc(protocolTexts.date))
    .limit(HEADS_MAX)

/** Whether a text may be stored for a day: none of that day holds already, and there is room for one more version. */
export function mayBeStored(db: AccountDatabase, which: WhichDay, today: string): SQL | undefined {
  const other = alias(protocolTexts, 'other')
  const { brand, name, language, date } = which
  const versions = and(eq(other.brand, brand), eq(other.name, name), eq(other.language, language))
  const held = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(versions, eq(other.date, date), lte(other.date, today)))
  const others = db
    .select({ all: count() })
    .from(other)
    .where(and(versions, sql`${other.date} <> ${date}`))
  return and(notExists(held), sql`(${others}) < ${PROTOCOL_VERSIONS_MAX}`)
}

/** Stores a text where `where` holds; one of the same day that is still to come is replaced. */
export function storeStatement(db: AccountDatabase, text: Omit<OwnText, 'id'>, where: SQL) {
  const { brand, name, language, date, title, body, adminUid, createdAt } = text
  return db
    .insert(protocolTexts)
    .select(
      sql`select null, ${brand}, ${name}, ${language}, ${date}, ${title}, ${body}, ${adminUid}, ${createdAt} where ${where}`,
    )
    .onConflictDoUpdate({
      target: [protocolTexts.brand, protocolTexts.name, protocolTexts.language, protocolTexts.date],
      set: { title, body, adminUid, createdAt },
    })
    .returning({ id: protocolTexts.id })
}

/** Whether there is a text of a day to come. */
export const isToCome = (which: WhichDay, today: string): SQL | undefined =>
  and(isOf(which), gt(protocolTexts.date, today))

export const deleteStatement = (db: AccountDatabase, which: WhichDay, today: string, where: SQL) =>
  db
    .delete(protocolTexts)
    .where(and(isToCome(which, today), where))
    .returning({ id: protocolTexts.id })
