import { sql } from 'drizzle-orm'
import type { Amounts, Line } from '#backend/core/ledger.ts'
import { type LedgerDatabase, runTogether } from '#backend/db/database.ts'
import { LINE_COLUMNS } from './projection.store.ts'

/** Some lines of an account, from the one behind `after` to `upTo`. */
export interface LineRange {
  account: string
  after: number
  upTo: number
}

/** All lines of two accounts about one intent, which should add up to nothing. */
export interface Pair {
  account: string
  intent: string
  counterpart: string
}

/** A line as the copy has it: whoever wrote into it may have stored anything. */
export interface CopiedLine extends Line {
  account: string
  uid: number | null
}

/** The row that says the last state of an account, and what it should say by the lines that the copy has of it. */
export interface CopiedState {
  stated: (Amounts & StateNumbers & { uid: number | null }) | null
  /** Of the line that the row calls the last one. */
  after: Amounts | null
  byLines: StateNumbers & { firstLine: number }
}

interface StateNumbers {
  lastLine: number
  lastGoldLine: number
  lastDiamondLine: number
}

export interface CopyCheck {
  /** By account: the lines that the copy has of each range, with the one before them, in their order. */
  lines: Map<string, CopiedLine[]>
  /** By account. */
  states: Map<string, CopiedState>
  /** What does not add up in the copy: something under way, on hold, or wrong. */
  unbalanced: Pair[]
  /** Intents that another account began too. */
  doubled: string[]
}

const BEGINS = (line: string) => sql.raw(`${line}.step in ('move', 'hold') and ${line}.reason <> 'fold'`)

const FIELDS = sql.raw(
  Object.entries(LINE_COLUMNS)
    .map(([column, field]) => `l.${column} as "${field}"`)
    .join(', '),
)

interface StateRow extends StateNumbers {
  account: string
  name: string | null
  uid: number | null
  gold: number
  diamond: number
  goldAfter: number | null
  diamondAfter: number | null
  firstByLines: number | null
  lastByLines: number | null
  goldByLines: number | null
  diamondByLines: number | null
}

function stateOf(row: StateRow): CopiedState {
  const { name, uid, gold, diamond, lastLine, lastGoldLine, lastDiamondLine, goldAfter, diamondAfter } = row
  return {
    stated: name === null ? null : { uid, gold, diamond, lastLine, lastGoldLine, lastDiamondLine },
    after: goldAfter === null || diamondAfter === null ? null : { gold: goldAfter, diamond: diamondAfter },
    byLines: {
      firstLine: row.firstByLines ?? 1,
      lastLine: row.lastByLines ?? 0,
      lastGoldLine: row.goldByLines ?? 0,
      lastDiamondLine: row.diamondByLines ?? 0,
    },
  }
}

function byAccount(lines: readonly CopiedLine[]): Map<string, CopiedLine[]> {
  const found = new Map<string, CopiedLine[]>()
  for (const line of lines) {
    const own = found.get(line.account)
    if (own) own.push(line)
    else found.set(line.account, [line])
  }
  for (const own of found.values()) own.sort((a, b) => a.no - b.no)
  return found
}

/**
 * What the copy says of some lines: each of them, the last state of their accounts, and whether both ends of their
 * amounts are there. Four statements, which read some rows for each line, however many there are.
 */
export async function checkCopy(db: LedgerDatabase, ranges: readonly LineRange[]): Promise<CopyCheck> {
  const given = sql`with ranges as (select value ->> 'account' as account, value ->> 'after' as after,
    value ->> 'upTo' as up_to from json_each(${JSON.stringify(ranges)}))`
  const inRange = sql.raw(
    'ranges cross join ledger_lines l on l.account = ranges.account and l.no > ranges.after and l.no <= ranges.up_to',
  )
  const ofLines = (what: string) => sql.raw(`(select ${what} from ledger_lines where account = ranges.account)`)
  const [lines, states, pairs, doubled] = await runTogether(db, [
    sql`${given} select ${FIELDS} from ranges cross join ledger_lines l
      on l.account = ranges.account and l.no >= ranges.after and l.no <= ranges.up_to`,
    sql`${given} select ranges.account as account, a.name as name, a.uid as uid, a.gold as gold, a.diamond as diamond,
      a.last_line as lastLine, a.last_gold_line as lastGoldLine, a.last_diamond_line as lastDiamondLine,
      l.gold_after as goldAfter, l.diamond_after as diamondAfter,
      ${ofLines('min(no)')} as firstByLines, ${ofLines('max(no)')} as lastByLines,
      ${ofLines('max(gold_no)')} as goldByLines, ${ofLines('max(diamond_no)')} as diamondByLines
      from ranges left join ledger_accounts a on a.name = ranges.account
      left join ledger_lines l on l.account = a.name and l.no = a.last_line`,
    sql`${given} select distinct l.account, l.intent, l.counterpart from ${inRange}
      where (select sum(o.gold) <> 0 or sum(o.diamond) <> 0 from ledger_lines o where o.intent = l.intent
        and (o.account = l.account and o.counterpart = l.counterpart
          or o.account = l.counterpart and o.counterpart = l.account))`,
    sql`${given} select distinct l.intent from ${inRange} where ${BEGINS('l')} and exists (
      select 1 from ledger_lines o where o.intent = l.intent and o.account <> l.account and ${BEGINS('o')})`,
  ])
  const rows = <T>(result: D1Result | undefined) => (result?.results ?? []) as T[]
  return {
    lines: byAccount(rows<CopiedLine>(lines)),
    states: new Map(rows<StateRow>(states).map((row) => [row.account, stateOf(row)])),
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
