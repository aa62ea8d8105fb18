import { sql } from 'drizzle-orm'
import type { Amounts } from '#backend/core/ledger.ts'
import { type LedgerDatabase, runTogether } from '#backend/db/database.ts'

/** Some lines of an account, from the one behind `after` to `upTo`; of them the copy should have those to `copied`. */
export interface LineRange {
  account: string
  after: number
  upTo: number
  copied: number
}

/** All lines of two accounts about one intent, which should add up to nothing. */
export interface Pair {
  account: string
  intent: string
  counterpart: string
}

export interface CopyCheck {
  /** By account: what the copy has of the lines to `copied`. */
  sums: Map<string, Amounts & { count: number }>
  /** Accounts whose last state in the copy is not that of their last line. */
  wrongStates: string[]
  /** What does not add up in the copy: something under way, on hold, or wrong. */
  unbalanced: Pair[]
  /** Intents that another account began too. */
  doubled: string[]
}

const BEGINS = (line: string) => sql.raw(`${line}.step in ('move', 'hold') and ${line}.reason <> 'fold'`)

/** What the copy says of some lines. Reads some rows for each line, however many there are. */
export async function checkCopy(db: LedgerDatabase, ranges: readonly LineRange[]): Promise<CopyCheck> {
  const given = sql`with ranges as (select value ->> 'account' as account, value ->> 'after' as after,
    value ->> 'upTo' as up_to, value ->> 'copied' as copied from json_each(${JSON.stringify(ranges)}))`
  const inRange = sql.raw(
    'ranges cross join ledger_lines l on l.account = ranges.account and l.no > ranges.after and l.no <= ranges.up_to',
  )
  const [sums, states, pairs, doubled] = await runTogether(db, [
    sql`${given} select ranges.account, count(l.no) as count, coalesce(sum(l.gold), 0) as gold,
      coalesce(sum(l.diamond), 0) as diamond from ranges left join ledger_lines l
      on l.account = ranges.account and l.no > ranges.after and l.no <= ranges.copied group by ranges.account`,
    sql`${given} select a.name from ranges cross join ledger_accounts a on a.name = ranges.account
      left join ledger_lines l on l.account = a.name and l.no = a.last_line
      where l.no is null or l.gold_after <> a.gold or l.diamond_after <> a.diamond`,
    sql`${given}, pairs as (select distinct l.account, l.intent, l.counterpart from ${inRange})
      select p.account, p.intent, p.counterpart from pairs p cross join ledger_lines l
      on l.intent = p.intent and l.account in (p.account, p.counterpart) and l.counterpart in (p.account, p.counterpart)
      group by p.account, p.intent, p.counterpart having sum(l.gold) <> 0 or sum(l.diamond) <> 0`,
    sql`${given} select distinct l.intent from ${inRange} where ${BEGINS('l')} and exists (
      select 1 from ledger_lines o where o.intent = l.intent and o.account <> l.account and ${BEGINS('o')})`,
  ])
  const rows = <T>(result: D1Result | undefined) => (result?.results ?? []) as T[]
  return {
    sums: new Map(rows<Amounts & { account: string; count: number }>(sums).map((row) => [row.account, row])),
    wrongStates: rows<{ name: string }>(states).map(({ name }) => name),
    unbalanced: rows<Pair>(pairs),
    doubled: rows<{ intent: string }>(doubled).map(({ intent }) => intent),
  }
}

/** How many lines the copy has of each account about an intent with another one, in the order of the pairs. */
export async function countPairLines(db: LedgerDatabase, pairs: readonly Pair[]): Promise<number[]> {
  const rows = await db.all<{ n: number }>(
    sql`select (select count(*) from ledger_lines l where l.intent = value ->> 'intent'
      and l.account = value ->> 'account' and l.counterpart = value ->> 'counterpart') as n
      from json_each(${JSON.stringify(pairs)}) order by key`,
  )
  return rows.map(({ n }) => n)
}
