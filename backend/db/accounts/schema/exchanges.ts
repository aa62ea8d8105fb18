import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Diamonds that users gave for coins. What moved is in the ledger, under the intent `exchange:<id>`. */
export const exchanges = sqliteTable(
  'exchanges',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    /** Made by the page when the button was pressed, so that a repetition is no second exchange. */
    intent: text().notNull(),
    diamond: integer().notNull(),
    gold: integer().notNull(),
    /** `new`: whether it happened is not noted yet; `refused`: there were too few diamonds. */
    state: text().$type<'new' | 'done' | 'refused'>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('exchanges_by_intent').on(table.uid, table.intent),
    index('exchanges_by_user').on(table.uid, table.createdAt, table.id),
    index('exchanges_unfinished').on(table.createdAt).where(sql`state = 'new'`),
    index('exchanges_refused').on(table.createdAt).where(sql`state = 'refused'`),
    check('exchanges_amounts', sql`diamond > 0 and gold > 0`),
  ],
)

export const exchangesDeclared = personal(
  exchanges,
  {
    id: 'personal',
    uid: 'internal',
    intent: 'internal',
    diamond: 'personal',
    gold: 'personal',
    state: 'personal',
    createdAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'exchanges', newestBy: 'createdAt' } },
)
