import type { Amounts, Part, Proof } from '#backend/core/ledger.ts'
import { NOTHING, negate, sumOf } from '../amounts.ts'
import type { HoldRow } from './tables.ts'

const same = (a: Amounts, b: Amounts): boolean => a.gold === b.gold && a.diamond === b.diamond

const totalIn = (sql: SqlStorage, rows: string): Amounts => {
  const totals = sql.exec(`select coalesce(sum(gold), 0) as gold, coalesce(sum(diamond), 0) as diamond from ${rows}`)
  return (totals.toArray()[0] as unknown as Amounts | undefined) ?? NOTHING
}

/** The lines that do not follow from the line before them. */
const BREAKS = `select count(*) as n from lines as line left join lines as before on before.no = line.no - 1
  where line.gold_after <> coalesce(before.gold_after, 0) + line.gold
    or line.diamond_after <> coalesce(before.diamond_after, 0) + line.diamond
    or (line.no > 1 and before.no is null)`

/** How long lines may be on their way to the copy. */
const COPY_MS_MAX = 10 * 60_000
/** Opening lines carry old times. */
const LATE = "select count(*) as n from lines where no > ? and at < ? and counterpart <> 'house:opening'"

/** An account's book checked against itself, line by line. */
export function proofOf(
  sql: SqlStorage,
  account: Pick<Proof, 'balance' | 'held' | 'lastLine' | 'copiedLine'>,
  now: number,
): Proof {
  const faults: string[] = []
  const sum = totalIn(sql, 'lines')
  if (!same(account.balance, sum)) faults.push('the balance is not the sum of the lines')
  const open = sql.exec("select * from holds where state = 'open'").toArray() as unknown as HoldRow[]
  const inHolds = negate(sumOf(open.flatMap(({ parts }) => JSON.parse(parts) as Part[])))
  if (!same(account.held, inHolds)) faults.push('what is held is not the sum of the open holds')
  for (const { intent, expires_at: at } of open) if (at <= now) faults.push(`the hold ${intent} should have ended`)
  const breaks = Number(sql.exec(BREAKS).one().n)
  if (breaks > 0) faults.push(`${breaks} lines do not follow from the line before`)
  const late = Number(sql.exec(LATE, account.copiedLine, now - COPY_MS_MAX).one().n)
  if (late > 0) faults.push(`${late} lines have not reached the copy in ten minutes`)
  const copiedSum = totalIn(sql, `lines where no <= ${account.copiedLine}`)
  return { ...account, underWay: totalIn(sql, 'deliveries'), copiedSum, faults }
}
