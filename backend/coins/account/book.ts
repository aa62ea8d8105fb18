import type { Amounts, Delivery, Hold, Outcome, Part, Reason, Step, Transfer } from '#backend/core/ledger.ts'
import { parentOf, parseAccount } from '../account-names.ts'
import { add, amountsOf, areAmounts, areCountable, isNothing, negate, sumOf } from '../amounts.ts'
import { assertTransfer } from '../assert-transfer.ts'
import { ReadBook } from './read-book.ts'
import { type HoldRow, TABLES } from './tables.ts'

const missingOf = ({ gold, diamond }: Amounts): Amounts => ({
  gold: Math.max(0, -gold),
  diamond: Math.max(0, -diamond),
})

/** What makes two deeds the same: all but the time. */
const contentOf = ({ parts, reason, link }: Transfer, expiresAt?: number): string =>
  JSON.stringify([parts.map((part) => [part.with, part.gold, part.diamond]), reason, link ?? null, expiresAt ?? null])

/**
 * The book of one account, in its object's SQLite. Each deed is one transaction: what it moves, the lines that say so,
 * and what is to be sent to others.
 */
export class Book extends ReadBook {
  readonly #storage: DurableObjectStorage
  readonly name: string

  constructor(storage: DurableObjectStorage, name: string) {
    super(storage.sql)
    this.#storage = storage
    this.name = name
  }

  /** Whether the account has been opened. */
  static isOpen = (storage: DurableObjectStorage): boolean =>
    storage.sql.exec("select 1 from sqlite_master where name = 'account'").toArray().length > 0

  /** Creates the account with these first lines, all from `house:opening`. */
  open(first: readonly (Amounts & { intent: string; reason: Reason; at: number })[]): void {
    const name = parseAccount(this.name)
    if (!name) throw new Error(`no account: ${this.name}`)
    this.#storage.transactionSync(() => {
      this.sql.exec(TABLES)
      this.sql.exec('insert or ignore into account (id, name, may_owe) values (1, ?, ?)', this.name, name.house ? 1 : 0)
      for (const { intent, reason, at, ...amounts } of first) {
        if (this.#isDeed(intent)) continue
        const transfer: Transfer = {
          intent,
          parts: [{ with: 'house:opening', ...amountsOf(amounts) }],
          reason,
          now: at,
        }
        this.#writeDown(transfer, contentOf(transfer))
      }
    })
  }

  move(transfer: Transfer): Outcome {
    assertTransfer(this.name, transfer, false)
    return this.#once(transfer.intent, contentOf(transfer), () => {
      const after = add(this.balance(), sumOf(transfer.parts))
      if (!areCountable(after)) throw new Error('a balance that no number can count')
      const missing = missingOf(after)
      if (!this.#mayOwe() && !isNothing(missing)) return { status: 'insufficient', balance: this.balance(), missing }
      this.#writeDown(transfer, contentOf(transfer))
      return { status: 'done', balance: this.balance() }
    })
  }

  hold(hold: Hold): Outcome {
    assertTransfer(this.name, hold, true)
    return this.#once(hold.intent, contentOf(hold, hold.expiresAt), () => {
      const taken = sumOf(hold.parts)
      const missing = missingOf(add(this.balance(), taken))
      if (!isNothing(missing)) return { status: 'insufficient', balance: this.balance(), missing }
      this.#remember(hold.intent, contentOf(hold, hold.expiresAt))
      this.sql.exec(
        "insert into holds (intent, parts, reason, link, expires_at, state) values (?, ?, ?, ?, ?, 'open')",
        hold.intent,
        JSON.stringify(hold.parts),
        hold.reason,
        hold.link ?? null,
        hold.expiresAt,
      )
      this.#setAside(negate(taken))
      for (const part of hold.parts) this.#line('hold', hold, part.with, part)
      return { status: 'done', balance: this.balance() }
    })
  }

  /** `amounts`, not negative, are shared among the parts in their order; without them all is posted. */
  post(intent: string, now: number, amounts?: Amounts): Outcome {
    return this.#storage.transactionSync(() => {
      this.#expire(now)
      const hold = this.#hold(intent)
      const content = JSON.stringify(amounts ?? null)
      if (hold?.state === 'posted')
        return { status: hold.posted === content ? 'again' : 'conflict', balance: this.balance() }
      if (hold?.state !== 'open') return { status: 'closed', balance: this.balance() }
      const parts = JSON.parse(hold.parts) as Part[]
      const whole = negate(sumOf(parts))
      const wanted = amounts ?? whole
      if (!areAmounts(wanted) || wanted.gold < 0 || wanted.diamond < 0) throw new Error('amounts are not negative')
      if (wanted.gold > whole.gold || wanted.diamond > whole.diamond) throw new Error('more than was held')
      this.#setAside(negate(whole))
      const left = { ...wanted }
      for (const part of parts) {
        const posted = { gold: Math.min(left.gold, -part.gold), diamond: Math.min(left.diamond, -part.diamond) }
        left.gold -= posted.gold
        left.diamond -= posted.diamond
        const back = negate(add(part, posted))
        const deed = { intent, reason: hold.reason, now, ...(hold.link === null ? {} : { link: hold.link }) }
        if (!isNothing(posted)) this.#send(part.with, posted, deed)
        if (!isNothing(back)) this.#line('return', deed, part.with, back)
      }
      this.sql.exec("update holds set state = 'posted', posted = ? where intent = ?", content, intent)
      return { status: 'done', balance: this.balance() }
    })
  }

  voidHold(intent: string, now: number): Outcome {
    return this.#storage.transactionSync(() => {
      this.#expire(now)
      const hold = this.#hold(intent)
      const isBack = hold?.state === 'voided' || hold?.state === 'expired'
      if (hold?.state !== 'open') return { status: isBack ? 'again' : 'closed', balance: this.balance() }
      this.#giveBack(hold, now, 'voided')
      return { status: 'done', balance: this.balance() }
    })
  }

  /** Gives back what was held too long. */
  expire(now: number): void {
    this.#storage.transactionSync(() => this.#expire(now))
  }

  receive({ from, intent, reason, link, at, ...amounts }: Delivery): void {
    this.#storage.transactionSync(() => {
      const known = this.sql.exec(
        "select 1 from lines where intent = ? and counterpart = ? and step = 'receive'",
        intent,
        from,
      )
      if (known.toArray().length > 0) return
      this.#line('receive', { intent, reason, now: at, ...(link === undefined ? {} : { link }) }, from, amounts)
    })
  }

  /** A shard hands all it has to its account. */
  fold(now: number): void {
    const parent = parentOf(this.name)
    if (parent === undefined) return
    this.#storage.transactionSync(() => {
      const { last_line: last, ...row } = this.account()
      const all = amountsOf(row)
      if (isNothing(all)) return
      const deed = { intent: `fold:${this.name}:${last}`, reason: 'fold' as const, now }
      this.#line('move', deed, parent, negate(all))
      this.#send(parent, all, deed)
    })
  }

  delivered(no: number): void {
    this.sql.exec('delete from deliveries where no = ?', no)
  }

  projected(upTo: number): void {
    this.sql.exec('update account set projected_line = max(projected_line, ?)', upTo)
  }

  #mayOwe(): boolean {
    return parseAccount(this.name)?.house !== undefined
  }

  #isDeed(intent: string): boolean {
    return this.rows('select 1 from deeds where intent = ?', intent).length > 0
  }

  #once(intent: string, content: string, act: () => Outcome): Outcome {
    return this.#storage.transactionSync(() => {
      const [known] = this.rows<{ content: string }>('select content from deeds where intent = ?', intent)
      if (known) return { status: known.content === content ? 'again' : 'conflict', balance: this.balance() }
      return act()
    })
  }

  #remember(intent: string, content: string): void {
    this.sql.exec('insert into deeds (intent, content) values (?, ?)', intent, content)
  }

  #writeDown(transfer: Transfer, content: string): void {
    this.#remember(transfer.intent, content)
    for (const part of transfer.parts) {
      this.#line('move', transfer, part.with, part)
      this.#send(part.with, negate(part), transfer)
    }
  }

  /** Changes the balance and adds the line that says so. */
  #line(step: Step, deed: Omit<Transfer, 'parts'>, counterpart: string, amounts: Amounts): void {
    this.sql.exec(
      `update account set gold = gold + ?1, diamond = diamond + ?2, last_line = last_line + 1,
        last_gold_line = last_gold_line + (?1 <> 0), last_diamond_line = last_diamond_line + (?2 <> 0),
        last_at = max(last_at, ?3)`,
      amounts.gold,
      amounts.diamond,
      deed.now,
    )
    this.sql.exec(
      `insert into lines select last_line, ?, ?, ?, ?4, ?5, gold, diamond, iif(?4 <> 0, last_gold_line, null),
        iif(?5 <> 0, last_diamond_line, null), ?, ?, last_at from account`,
      step,
      deed.intent,
      counterpart,
      amounts.gold,
      amounts.diamond,
      deed.reason,
      deed.link ?? null,
    )
  }

  #send(receiver: string, amounts: Amounts, { intent, reason, link, now }: Omit<Transfer, 'parts'>): void {
    this.sql.exec(
      'insert into deliveries (receiver, intent, gold, diamond, reason, link, at) values (?, ?, ?, ?, ?, ?, ?)',
      receiver,
      intent,
      amounts.gold,
      amounts.diamond,
      reason,
      link ?? null,
      now,
    )
  }

  #hold(intent: string): HoldRow | undefined {
    return this.rows<HoldRow>('select * from holds where intent = ?', intent)[0]
  }

  #setAside({ gold, diamond }: Amounts): void {
    this.sql.exec('update account set held_gold = held_gold + ?, held_diamond = held_diamond + ?', gold, diamond)
  }

  #giveBack(hold: HoldRow, now: number, state: 'voided' | 'expired'): void {
    const parts = JSON.parse(hold.parts) as Part[]
    this.#setAside(sumOf(parts))
    const { intent, reason, link } = hold
    for (const part of parts)
      this.#line('return', { intent, reason, now, ...(link === null ? {} : { link }) }, part.with, negate(part))
    this.sql.exec('update holds set state = ? where intent = ?', state, intent)
  }

  #expire(now: number): void {
    for (const hold of this.rows<HoldRow>("select * from holds where state = 'open' and expires_at <= ?", now))
      this.#giveBack(hold, now, 'expired')
  }
}
