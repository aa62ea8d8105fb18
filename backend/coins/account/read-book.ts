import type { Amounts, Line, Part, Proof, Reason, Share, Step } from '#backend/core/ledger.ts'
import { amountsOf, negate, sumOf } from '../amounts.ts'
import { digestOfLines } from '../line-digest.ts'
import { proofOf } from './proof.ts'

type Row = Record<string, SqlStorageValue>

/** What another account is to get. */
export interface Outgoing extends Amounts {
  no: number
  receiver: string
  intent: string
  reason: Reason
  link: string | null
  at: number
}

interface AccountRow extends Amounts {
  held_gold: number
  held_diamond: number
  last_line: number
  last_gold_line: number
  last_diamond_line: number
  last_at: number
  projected_line: number
}

const LINES_A_PAGE = 500

/** What the book of one account says, in its object's SQLite. */
export class ReadBook {
  protected readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  balance(): Amounts {
    return amountsOf(this.account())
  }

  /** What is under way and was added after number `after`. */
  outbox(after: number): Outgoing[] {
    return this.rows<Outgoing>('select * from deliveries where no > ? order by no limit 100', after)
  }

  lines(after: number, limit = LINES_A_PAGE): Line[] {
    return this.rows<Row>('select * from lines where no > ? order by no limit ?', after, limit).map(lineOf)
  }

  projectedLine(): number {
    return this.account().projected_line
  }

  lastLine(): number {
    return this.account().last_line
  }

  hasOutgoing(): boolean {
    return this.rows('select 1 from deliveries limit 1').length > 0
  }

  /** Whether nothing is under way: others have what they get, the copy has every line. */
  isSettled(): boolean {
    return this.projectedLine() === this.lastLine() && !this.hasOutgoing()
  }

  /** When the next open hold ends, by the backend's clock. */
  nextExpiry(): number | undefined {
    const [row] = this.rows<{ at: number | null }>("select min(expires_at) as at from holds where state = 'open'")
    return row?.at ?? undefined
  }

  share(intent: string, counterpart: string): Share {
    const lines = this.rows<Amounts & { no: number }>(
      'select no, gold, diamond from lines where intent = ? and counterpart = ?',
      intent,
      counterpart,
    )
    const sent = this.rows<Amounts>(
      'select gold, diamond from deliveries where intent = ? and receiver = ?',
      intent,
      counterpart,
    )
    const open = this.rows<{ parts: string }>("select parts from holds where intent = ? and state = 'open'", intent)
    const held = open
      .flatMap(({ parts }) => JSON.parse(parts) as Part[])
      .filter((part) => part.with === counterpart)
      .map(negate)
    const copied = lines.filter(({ no }) => no <= this.projectedLine()).length
    return { ...sumOf([...lines, ...sent, ...held]), copied }
  }

  proof(now: number, after: number): Proof {
    const row = this.account()
    const held = { gold: row.held_gold, diamond: row.held_diamond }
    const account = { balance: amountsOf(row), held, lastLine: row.last_line, copiedLine: row.projected_line }
    const proof = proofOf(this.sql, account, now, after)
    const copied = this.lines(after, Math.max(0, Math.min(proof.upTo, proof.copiedLine) - after))
    return { ...proof, copiedDigest: digestOfLines(copied) }
  }

  protected rows<T>(query: string, ...values: SqlStorageValue[]): T[] {
    return this.sql.exec(query, ...values).toArray() as unknown as T[]
  }

  protected account(): AccountRow {
    const [row] = this.rows<AccountRow>('select * from account')
    if (!row) throw new Error('the account is not open')
    return row
  }
}

const lineOf = (row: Row): Line => ({
  no: Number(row.no),
  step: row.step as Step,
  intent: String(row.intent),
  counterpart: String(row.counterpart),
  gold: Number(row.gold),
  diamond: Number(row.diamond),
  goldAfter: Number(row.gold_after),
  diamondAfter: Number(row.diamond_after),
  goldNo: row.gold_no === null ? null : Number(row.gold_no),
  diamondNo: row.diamond_no === null ? null : Number(row.diamond_no),
  reason: row.reason as Reason,
  link: row.link === null ? null : String(row.link),
  at: Number(row.at),
})
