import type { Amounts, Part, Proof } from '#backend/core/ledger.ts'
import { amountsOf, NOTHING, negate, sumOf } from '../amounts.ts'
import type { HoldRow } from './tables.ts'

const same = (a: Amounts, b: Amounts): boolean => a.gold === b.gold && a.diamond === b.diamond

const totalIn = (sql: SqlStorage, rows: string, ...values: SqlStorageValue[]): Amounts & { count: number } => {
  const query = `select count(*) as count, coalesce(sum(gold), 0) as gold, coalesce(sum(diamond), 0) as diamond from ${rows}`
  return sql.exec(query, ...values).one() as unknown as Amounts & { count: number }
}

/** The lines that do not follow from the line before them. */
const BREAKS = `select count(*) as n from lines as line left join lines as before on before.no = line.no - 1
  where line.no > ? and line.no <= ? and (line.gold_after <> coalesce(before.gold_after, 0) + line.gold
    or line.diamond_after <> coalesce(before.diamond_after, 0) + line.diamond
    or (line.no > 1 and before.no is null))`

/** How long something may be under way. */
const UNDER_WAY_MS_MAX = 10 * 60_000

/** So many lines are checked at a time: others wait for the object meanwhile. */
const LINES_A_PROOF = 1_000

type Account = Pick<Proof, 'balance' | 'held' | 'lastLine' | 'copiedLine'>

/** The lines behind `after`, each against the one before it. */
function lineFaults(sql: SqlStorage, after: number, upTo: number): string[] {
  const breaks = Number(sql.exec(BREAKS, after, upTo).one().n)
  return breaks > 0 ? [`${breaks} lines do not follow from the line before`] : []
}

/** What the account says of itself, against its last line, its holds, and the clock. */
function stateFaults(sql: SqlStorage, account: Account, now: number): string[] {
  const faults: string[] = []
  const lastLine = 'select no, gold_after as gold, diamond_after as diamond from lines order by no desc limit 1'
  const [last = { no: 0, ...NOTHING }] = sql.exec(lastLine).toArray() as unknown as (Amounts & { no: number })[]
  if (!same(account.balance, last)) faults.push('the balance is not the sum of the lines')
  if (account.lastLine !== last.no) faults.push(`the last line is ${last.no}, not ${account.lastLine}`)
  const open = sql.exec("select * from holds where state = 'open'").toArray() as unknown as HoldRow[]
  const inHolds = negate(sumOf(open.flatMap(({ parts }) => JSON.parse(parts) as Part[])))
  if (!same(account.held, inHolds)) faults.push('what is held is not the sum of the open holds')
  for (const { intent, expires_at: at } of open) if (at <= now) faults.push(`the hold ${intent} should have ended`)
  return faults
}

/** Opening lines carry old times. */
const IS_NEW = "counterpart <> 'house:opening'"

function lateFaults(sql: SqlStorage, { copiedLine }: Account, now: number): string[] {
  const before = now - UNDER_WAY_MS_MAX
  const late = totalIn(sql, `lines where no > ? and at < ? and ${IS_NEW}`, copiedLine, before).count
  const stuck = totalIn(sql, "deliveries where at < ? and receiver <> 'house:opening'", before).count
  return [
    ...(late > 0 ? [`${late} lines have not reached the copy in ten minutes`] : []),
    ...(stuck > 0 ? [`${stuck} amounts have not reached their accounts in ten minutes`] : []),
  ]
}

/**
 * An account's book checked against itself: some lines behind `after`, and with the last ones the account too. A balance
 * that its last line says, of lines that all follow from each other, is their sum.
 */
export function proofOf(sql: SqlStorage, account: Account, now: number, after: number): Omit<Proof, 'copiedDigest'> {
  const { lastLine, copiedLine } = account
  const upTo = Math.min(after + LINES_A_PROOF, lastLine)
  const isEnd = upTo === lastLine
  const oldest = sql.exec(`select min(at) as at from lines where no > ? and ${IS_NEW}`, copiedLine).one().at
  return {
    ...account,
    underWay: amountsOf(totalIn(sql, 'deliveries')),
    upTo,
    oldestUnderWayAt: oldest === null ? null : Number(oldest),
    faults: [
      ...lineFaults(sql, after, upTo),
      ...(isEnd ? [...stateFaults(sql, account, now), ...lateFaults(sql, account, now)] : []),
    ],
  }
}
