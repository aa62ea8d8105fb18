import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Language } from '#contract/languages.ts'
import type { ProtocolName } from '#contract/protocol-rules.ts'
import { personal } from '../../personal.ts'

/** Texts under `/protocol` that a brand's operator has written. Once its day has come, a row is never changed or deleted. */
export const protocolTexts = sqliteTable(
  'protocol_texts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    brand: text().notNull(),
    name: text().$type<ProtocolName>().notNull(),
    language: text().$type<Language>().notNull(),
    /** The day from which it holds, by UTC: `2026-11-28`. */
    date: text().notNull(),
    title: text().notNull(),
    /** As it is written: `contract/protocol-document.ts`. */
    body: text().notNull(),
    adminUid: integer('admin_uid').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('protocol_texts_by_day').on(table.brand, table.name, table.language, table.date)],
)

export const protocolTextsDeclared = personal(
  protocolTexts,
  {
    id: 'internal',
    brand: 'internal',
    name: 'internal',
    language: 'internal',
    date: 'internal',
    title: 'internal',
    body: 'internal',
    adminUid: 'personal',
    createdAt: 'personal',
  },
  {
    by: 'adminUid',
    holds: 'uid',
    atDeletion: { keep: 'administrators stay accountable; after the purge only the uid is left of the account' },
    notExported: 'the brand’s own texts, which everybody can read',
  },
)
