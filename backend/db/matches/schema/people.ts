import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Names } from '#backend/core/names.ts'
import { impersonal } from '../../personal.ts'

/** Players of stored matches, whom an import has named; those of simulated ones are in the catalogue. */
export const people = sqliteTable('people', {
  id: integer().primaryKey(),
  names: text({ mode: 'json' }).$type<Names>().notNull(),
  /** For which an import last had her or him play; of those imported before this was kept, nobody knows. */
  teamId: integer('team_id'),
})

export const peopleDeclared = impersonal(people)
