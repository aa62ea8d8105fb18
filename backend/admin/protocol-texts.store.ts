import { and, exists, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { protocolTexts } from '#backend/db/accounts/schema/protocol-texts.ts'
import {
  deleteStatement,
  isToCome,
  mayBeStored,
  type OwnText,
  storeStatement,
  type WhichDay,
} from '#backend/protocol/own-texts.store.ts'
import { auditAbout } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

const detailOf = ({ brand, name, language, date }: WhichDay): string => `${brand}: ${name}, ${language}, ${date}`

/** Stores a text with its audit line. False: the day holds already, or there is no room for another version. */
export async function storeOwnText(
  context: UserContext,
  text: Pick<OwnText, 'title' | 'body'> & WhichDay,
  today: string,
): Promise<boolean> {
  const { accountDb, viewer, now } = context
  const where = and(mayAct(context), mayBeStored(accountDb, text, today)) ?? sql`false`
  const [, stored] = await accountDb.batch([
    auditAbout(context, 'save_protocol', detailOf(text), { where }),
    storeStatement(accountDb, { ...text, adminUid: viewer.uid, createdAt: now }, where),
  ])
  return stored.length > 0
}

/** Deletes a text to come with its audit line; false where there is none. */
export async function deleteComingText(context: UserContext, which: WhichDay, today: string): Promise<boolean> {
  const { accountDb } = context
  const coming = accountDb.select({ one: sql`1` }).from(protocolTexts).where(isToCome(which, today))
  const may: SQL = mayAct(context)
  const [, deleted] = await accountDb.batch([
    auditAbout(context, 'delete_protocol', detailOf(which), { where: and(may, exists(coming)) }),
    deleteStatement(accountDb, which, today, may),
  ])
  return deleted.length > 0
}
