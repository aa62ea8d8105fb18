import { DurableObject } from 'cloudflare:workers'
import { nowOf, realTimeOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import type {
  Amounts,
  CountedAmounts,
  Delivery,
  Hold,
  Line,
  LineBatch,
  Outcome,
  Proof,
  Share,
  Transfer,
} from '#backend/core/ledger.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import { BalanceTeller } from './account/balance-teller.ts'
import { Book } from './account/book.ts'
import { parentOf, parseAccount } from './account-names.ts'
import { isNothing } from './amounts.ts'
import { readOpening } from './opening.store.ts'

const RETRY_MS = 5_000
const RETRY_MS_MAX = 5 * 60_000
/** A queue may take its time. */
const COPY_AGAIN_MS = 60_000
const LINES_A_MESSAGE = 100
/** How long a shard collects: a user spends what came in, the house does not. */
const USER_FOLD_MS = 1_000
const HOUSE_FOLD_MS = 3_600_000

/**
 * One account of the ledger. What a call stores is stored whole or not at all; what others are to get is sent afterwards
 * under the same intent, by an alarm if need be, until they have it.
 */
export class CoinAccount extends DurableObject<Env> implements CoinAccountObject {
  #book: Book | undefined
  /** Of a user's account. */
  #teller: BalanceTeller | undefined
  #opening: Promise<Book> | undefined
  #sending: Promise<void> | undefined
  /** The last line that was handed to the queue; what nobody acknowledges until then is handed again. */
  #copiedLine = 0
  #copyAgainAt = 0
  #alarmAt: number | undefined
  /** When a shard hands over what it has. */
  #foldAt: number | undefined
  #failures = 0

  async move(account: string, transfer: Transfer): Promise<Outcome> {
    const book = await this.#open(account)
    return this.#written(account, book.move(transfer))
  }

  async hold(account: string, hold: Hold): Promise<Outcome> {
    const book = await this.#open(account)
    book.expire(hold.now)
    return this.#written(account, book.hold(hold))
  }

  async post(account: string, intent: string, now: number, amounts?: Amounts): Promise<Outcome> {
    const book = await this.#open(account)
    return this.#written(account, book.post(intent, now, amounts))
  }

  async voidHold(account: string, intent: string, now: number): Promise<Outcome> {
    const book = await this.#open(account)
    return this.#written(account, book.voidHold(intent, now))
  }

  async receive(account: string, delivery: Delivery): Promise<void> {
    const book = await this.#open(account)
    book.receive(delivery)
    this.#sendSoon(account, book)
  }

  async copied(account: string, lines: readonly number[]): Promise<void> {
    const book = await this.#open(account)
    const known = new Set(lines)
    let last = book.projectedLine()
    // A line before them may be lost: then it and they are sent again.
    while (known.has(last + 1)) last += 1
    book.projected(last)
  }

  async balance(account: string): Promise<Amounts> {
    return (await this.#open(account)).balance()
  }

  async watch(account: string): Promise<CountedAmounts> {
    const book = await this.#open(account)
    return this.#teller?.watch() ?? countedBalance(book)
  }

  async lines(account: string, after: number): Promise<Line[]> {
    return (await this.#open(account)).lines(after)
  }

  async proof(account: string, now: number, after = 0): Promise<Proof> {
    return (await this.#open(account)).proof(now, after)
  }

  async share(account: string, intent: string, counterpart: string): Promise<Share> {
    return (await this.#open(account)).share(intent, counterpart)
  }

  async settle(account: string): Promise<boolean> {
    const book = await this.#open(account)
    book.expire(nowOf(this.env))
    if (this.#teller) this.ctx.waitUntil(this.#teller.changed())
    if (this.#hasToSend(book)) await this.#sendAll(account, book)
    this.#setAlarm(book)
    return book.isSettled()
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = undefined
    const account = this.ctx.storage.kv.get<string>('name')
    if (account === undefined) return
    if ((this.#foldAt ?? 0) <= Date.now()) {
      ;(await this.#open(account)).fold(nowOf(this.env))
      this.#foldAt = undefined
    }
    await this.settle(account)
  }

  /** A book is opened with what the account had before there was a ledger. */
  #open(account: string): Promise<Book> {
    if (this.#book) return Promise.resolve(this.#book)
    this.#opening ??= this.#openBook(account).catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #openBook(account: string): Promise<Book> {
    const book = new Book(this.ctx.storage, account)
    const { uid, shard } = parseAccount(account) ?? {}
    const isUser = uid !== undefined && shard === undefined
    const isNew = !Book.isOpen(this.ctx.storage)
    const first = isNew && isUser ? await readOpening(openAccountDatabase(this.env), uid) : []
    if (isNew) {
      this.ctx.storage.kv.put('name', account)
      book.open(first)
    }
    this.#book = book
    if (isUser) this.#teller = this.#tellerOf(book, uid)
    if (first.length > 0) this.#sendSoon(account, book)
    return book
  }

  #tellerOf(book: Book, uid: number): BalanceTeller {
    const inbox = () => this.env.INBOXES.getByName(String(uid))
    return new BalanceTeller(
      this.ctx.storage,
      () => countedBalance(book),
      async (balance) => inbox().send({ type: 'balance', ...balance }),
    )
  }

  #written(account: string, outcome: Outcome): Outcome {
    // Also after `again`: its first sending may have died with the object.
    if (this.#book) this.#sendSoon(account, this.#book)
    return outcome
  }

  /** Sends in the background. The alarm is stored with what the call has written: a dead object sends then. */
  #sendSoon(account: string, book: Book): void {
    this.#setAlarm(book)
    if (this.#teller) this.ctx.waitUntil(this.#teller.changed())
    if (this.#hasToSend(book)) this.ctx.waitUntil(this.#sendAll(account, book))
  }

  /** Whether something is to be sent now, or again because nobody has acknowledged it. */
  #hasToSend(book: Book): boolean {
    if (Date.now() >= this.#copyAgainAt) this.#copiedLine = 0
    return book.hasOutgoing() || Math.max(this.#copiedLine, book.projectedLine()) < book.lastLine()
  }

  /** Sends what is under way and the new lines. */
  #sendAll(account: string, book: Book): Promise<void> {
    // A sending that runs takes what was added meanwhile.
    if (!this.#sending) {
      const sending = this.#trySending(account, book).then(() => {
        if (this.#sending === sending) this.#sending = undefined
        // What was added after its last look.
        if (this.#failures === 0) this.#sendSoon(account, book)
      })
      this.#sending = sending
    }
    return this.#sending
  }

  async #trySending(account: string, book: Book): Promise<void> {
    try {
      while (this.#hasToSend(book)) {
        const failure = await this.#deliver(account, book)
        await this.#copy(account, book)
        if (failure !== undefined) throw failure
      }
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      logError({ event: 'ledger_not_sent', account }, error)
    }
    this.#setAlarm(book)
  }

  /** Sends what is under way. Who cannot be reached keeps nobody else waiting; returns why the first of them could not. */
  async #deliver(account: string, book: Book): Promise<unknown> {
    const failed = new Map<string, unknown>()
    let last = 0
    for (let waiting = book.outbox(last); waiting.length > 0; waiting = book.outbox(last)) {
      await Promise.all(
        waiting.map(async ({ no, receiver, link, ...delivery }) => {
          last = Math.max(last, no)
          if (failed.has(receiver)) return
          const { intent, gold, diamond, reason, at } = delivery
          const sent: Delivery = {
            from: account,
            intent,
            gold,
            diamond,
            reason,
            at,
            ...(link === null ? {} : { link }),
          }
          try {
            await this.env.COIN_ACCOUNTS.getByName(receiver).receive(receiver, sent)
          } catch (error) {
            failed.set(receiver, error)
            return
          }
          book.delivered(no)
        }),
      )
    }
    return failed.values().next().value
  }

  /** Hands new lines to the queue. They count as copied when `copied` says so. */
  async #copy(account: string, book: Book): Promise<void> {
    for (;;) {
      const lines = book.lines(Math.max(this.#copiedLine, book.projectedLine()), LINES_A_MESSAGE)
      const last = lines.at(-1)
      if (!last) return
      await this.env.COIN_LINES.send({ account, lines } satisfies LineBatch)
      this.#copiedLine = last.no
      this.#copyAgainAt = Date.now() + COPY_AGAIN_MS
    }
  }

  /** Sets the alarm for the next thing to do, if there is one. */
  #setAlarm(book: Book): void {
    const at = this.#nextAt(book)
    if (at === undefined || (this.#alarmAt !== undefined && this.#alarmAt <= at)) return
    this.#alarmAt = at
    this.ctx.waitUntil(this.ctx.storage.setAlarm(at))
  }

  /** In real time. */
  #nextAt(book: Book): number | undefined {
    const now = Date.now()
    const expiry = book.nextExpiry()
    const times = [
      this.#hasToSend(book) ? now + Math.min(RETRY_MS * 2 ** this.#failures, RETRY_MS_MAX) : undefined,
      // Until then others may acknowledge; afterwards it is to be sent again, as above.
      book.projectedLine() < book.lastLine() && this.#copyAgainAt > now ? this.#copyAgainAt : undefined,
      expiry === undefined ? undefined : Math.max(now, realTimeOf(this.env, expiry)),
      this.#nextFold(book, now),
    ].filter((time) => time !== undefined)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  #nextFold(book: Book, now: number): number | undefined {
    if (parentOf(book.name) === undefined || isNothing(book.balance())) return undefined
    this.#foldAt ??= now + (parseAccount(book.name)?.house ? HOUSE_FOLD_MS : USER_FOLD_MS)
    return this.#foldAt
  }
}

const countedBalance = (book: Book): CountedAmounts => ({ ...book.balance(), seq: book.lastLine() })
