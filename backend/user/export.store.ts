import { desc, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SelectedFields } from 'drizzle-orm/sqlite-core'
import { belongsTo, type Person } from '#backend/db/belonging.ts'
import type { AccountDatabase, Database, LedgerDatabase, MatchDatabase } from '#backend/db/database.ts'
import { type BelongingOf, columnOf, type Personal } from '#backend/db/personal.ts'
import { PERSONAL } from '#backend/db/personal-data.ts'

/** An export has at most this many rows of a table, the newest ones. */
export const EXPORTED_MAX = 10_000

export type ExportedRow = Record<string, unknown>

type Parts = Record<string, ExportedRow | ExportedRow[]>

const exportedOf = (tables: readonly Personal[]) =>
  tables.flatMap((declared) =>
    declared.belongings.flatMap((belonging) => {
      const { exportAs } = belonging
      return exportAs ? [{ declared, belonging, exportAs }] : []
    }),
  )

/** The personal columns; of a secret column only whether it has a value. */
function exportedColumns({ table, columns }: Personal): SelectedFields {
  const fields: SelectedFields = {}
  for (const [name, kind] of Object.entries(columns)) {
    const column = columnOf(table, name)
    if (kind === 'personal') fields[name] = column
    else if (typeof kind === 'object') fields[kind.whether] = sql`${column} is not null`.mapWith(Boolean)
  }
  return fields
}

function readRows(db: Database, declared: Personal, belonging: BelongingOf, person: Person) {
  const { exportAs } = belonging
  const rows = db
    .select(exportedColumns(declared))
    .from(declared.table)
    .where(belongsTo(declared, belonging, person))
    .$dynamic()
    .limit(EXPORTED_MAX)
  return exportAs && 'list' in exportAs ? rows.orderBy(desc(columnOf(declared.table, exportAs.newestBy))) : rows
}

async function readParts(db: Database, tables: readonly Personal[], person: Person): Promise<Parts> {
  const exported = exportedOf(tables)
  const reads: BatchItem<'sqlite'>[] = exported.map(({ declared, belonging }) =>
    readRows(db, declared, belonging, person),
  )
  const [first, ...others] = reads
  if (!first) return {}
  const found: ExportedRow[][] = await db.batch([first, ...others])
  const parts: Parts = {}
  for (const [at, { exportAs }] of exported.entries()) {
    const rows = found[at] ?? []
    if ('list' in exportAs) parts[exportAs.list] = rows
    else parts[exportAs.one] = { ...parts[exportAs.one], ...rows[0] }
  }
  return parts
}

/** A person's data from all tables of all databases, by the name of its part: an object, or a list with the newest first. */
export async function readPersonalData(
  { accountDb, matchDb, ledgerDb }: { accountDb: AccountDatabase; matchDb: MatchDatabase; ledgerDb: LedgerDatabase },
  person: Person,
): Promise<Parts> {
  const [ofAccounts, ofMatches, ofLedger] = await Promise.all([
    readParts(accountDb, PERSONAL.accounts, person),
    readParts(matchDb, PERSONAL.matches, person),
    readParts(ledgerDb, PERSONAL.ledger, person),
  ])
  return { ...ofAccounts, ...ofMatches, ...ofLedger }
}
