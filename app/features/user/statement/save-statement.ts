import { unwrap } from '#app/lib/call-error.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { STATEMENT_FILE_LINES_MAX } from '#contract/statement.ts'
import type { BalanceRecord } from '#contract/user.ts'
import { exportBalanceRecords } from './statement.functions.ts'
import { statementFile } from './statement-file.ts'
import type { StatementSearch } from './statement-search.ts'

/** All lines that fit, in parts, up to the limit of a file. */
async function readAll(filter: Omit<StatementSearch, 'before' | 'page'> & { zone: string }) {
  const lines: BalanceRecord[] = []
  for (;;) {
    const before = lines.at(-1)?.id
    const part = unwrap(await exportBalanceRecords({ data: { ...filter, ...(before ? { before } : {}) } }))
    lines.push(...part.records)
    const isFull = lines.length >= STATEMENT_FILE_LINES_MAX
    if (!part.hasOlder || part.records.length === 0 || isFull) return { lines, isCut: part.hasOlder && isFull }
  }
}

/** Saves the statement, as it is filtered, as a file for spreadsheets. Fails as its calls do. */
export async function saveStatement(
  { before: _before, page: _page, ...filter }: StatementSearch,
  { tag, zone, today }: { tag: string; zone: string; today: string },
): Promise<void> {
  const { lines, isCut } = await readAll({ ...filter, zone })
  saveFile(new Blob([statementFile(lines, { tag, zone })], { type: 'text/csv' }), `statement-${today}.csv`)
  if (isCut) toast(m.user_water_file_cut({ count: fullNumber(STATEMENT_FILE_LINES_MAX, tag) }))
}
