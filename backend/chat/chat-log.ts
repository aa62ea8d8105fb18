import type { ChatDeed, ChatDeedLine, ChatHistory, ChatHistoryAsk, ChatMute } from '#backend/core/objects.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { CHAT_NONCE } from '#contract/chat-rules.ts'
import { type Kept, readHistory } from './chat-history.ts'

/** How many messages are kept at hand. */
export const AT_HAND = 200
/** How many that were taken out are known to pages that come back. */
export const REMOVED_AT_HAND = 100
/** How many deeds a list shows. */
const DEEDS_MAX = 100

const TABLES = `
create table if not exists batches (
  last integer primary key,
  at integer not null,
  body text not null
) strict;
create index if not exists batches_by_time on batches (at);
create table if not exists mutes (
  uid integer primary key,
  until integer not null
) strict;
create table if not exists deeds (
  at integer not null,
  by integer not null,
  deed text not null
) strict;
`

/** What was said in one room, in its object's SQLite: a row for each batch, and the last messages at hand. */
export class ChatLog {
  readonly #sql: SqlStorage
  /** Tables are made with the first row: a room that is only visited has none. */
  #isOpen: boolean
  #messages: Kept[] = []
  #last = 0

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql
    this.#isOpen = this.#sql.exec("select 1 from sqlite_master where name = 'batches'").toArray().length > 0
    if (this.#isOpen) {
      this.#last = Number(this.#sql.exec('select max(last) as last from batches').one().last ?? 0)
      this.#messages = this.#read()
    }
  }

  /** The last id given; ids are never given twice, also when the message was not kept. */
  get last(): number {
    return this.#last
  }

  /** The last messages, oldest first. */
  get messages(): readonly Kept[] {
    return this.#messages
  }

  find = (id: number): Kept | undefined => this.#messages.find((message) => message.id === id)

  /** A message that is no longer at hand, while it is kept. */
  read(id: number): Kept | undefined {
    if (!this.#isOpen) return undefined
    const [row] = this.#sql.exec('select body from batches where last >= ? order by last limit 1', id).toArray()
    return row && (JSON.parse(String(row.body)) as Kept[]).find((message) => message.id === id)
  }

  /** Messages before and after one, `count` of each, oldest first; fewer where some were taken out. */
  around(id: number, count: number): Kept[] {
    if (!this.#isOpen) return []
    const rows = [
      ...this.#sql.exec('select body from batches where last < ? order by last desc limit ?', id, count).toArray(),
      ...this.#sql.exec('select body from batches where last >= ? order by last limit ?', id, count + 1).toArray(),
    ]
    const messages = rows.flatMap(({ body }) => JSON.parse(String(body)) as Kept[]).sort((a, b) => a.id - b.id)
    const before = messages.filter((message) => message.id < id).slice(-count)
    return [...before, ...messages.filter((message) => message.id > id).slice(0, count)]
  }

  /** Keeps a batch; `last` is the last id given in it. */
  append(messages: readonly Kept[], last: number, at: number): void {
    this.#open()
    this.#sql.exec('insert into batches (last, at, body) values (?, ?, ?)', last, at, JSON.stringify(messages))
    this.#last = last
    this.#messages = [...this.#messages, ...messages].slice(-AT_HAND)
  }

  /** Takes messages out, also where they were quoted. */
  remove(ids: readonly number[]): void {
    if (!this.#isOpen) return
    const rows = this.#sql
      .exec('select last, body from batches where last >= ? order by last limit ?', Math.min(...ids), 2 * AT_HAND)
      .toArray()
    for (const { last, body } of rows) {
      const left = JSON.stringify(withoutMessages(JSON.parse(String(body)) as Kept[], ids))
      if (left !== body) this.#sql.exec('update batches set body = ? where last = ?', left, last)
    }
    this.#messages = this.#read()
  }

  /** Mutes a user until then; 0: no longer. */
  mute(uid: number, until: number): void {
    this.#open()
    if (until === 0) this.#sql.exec('delete from mutes where uid = ?', uid)
    else this.#sql.exec('insert or replace into mutes (uid, until) values (?, ?)', uid, until)
  }

  mutes(now: number): ChatMute[] {
    if (!this.#isOpen) return []
    const rows = this.#sql.exec('select uid, until from mutes where until > ?', now).toArray()
    return rows.map(({ uid, until }) => ({ uid: Number(uid), until: Number(until) }))
  }

  /** Writes down who did what. */
  note({ at, by, deed, message }: ChatDeedLine): void {
    this.#open()
    const body = JSON.stringify(message ? { ...deed, message } : deed)
    this.#sql.exec('insert into deeds (at, by, deed) values (?, ?, ?)', at, by, body)
  }

  /** What was done, the last first. */
  deeds(): ChatDeedLine[] {
    if (!this.#isOpen) return []
    const rows = this.#sql.exec('select at, by, deed from deeds order by rowid desc limit ?', DEEDS_MAX).toArray()
    return rows.map(({ at, by, deed: body }) => {
      const { message, ...deed } = JSON.parse(String(body))
      return { at: Number(at), by: Number(by), deed, ...(message ? { message } : {}) }
    })
  }

  /** A part of what was said and done. */
  history = (ask: ChatHistoryAsk): ChatHistory => (this.#isOpen ? readHistory(this.#sql, ask) : { lines: [] })

  /** What was last taken out, the latest first; of a room that counts anew nothing of before. */
  removed(): number[] {
    if (!this.#isOpen) return []
    const rows = this.#sql
      .exec(
        `select deed from deeds where json_extract(deed, '$.remove') is not null and at >= (select min(at) from batches)
          order by rowid desc limit ?`,
        REMOVED_AT_HAND,
      )
      .toArray()
    return rows.flatMap(({ deed }) => takenOutBy(JSON.parse(String(deed)))).slice(0, REMOVED_AT_HAND)
  }

  /** Deletes what was said and done before, and mutes that have ended. */
  forget(before: number, now: number): void {
    if (!this.#isOpen) return
    this.#sql.exec('delete from batches where at < ?', before)
    this.#sql.exec('delete from deeds where at < ?', before)
    this.#sql.exec('delete from mutes where until < ?', now)
    this.#messages = this.#read()
  }

  /** Whether there is nothing that must be kept. */
  get isEmpty(): boolean {
    if (!this.#isOpen) return true
    const tables = ['batches', 'deeds', 'mutes']
    return tables.every((table) => this.#sql.exec(`select 1 from ${table} limit 1`).toArray().length === 0)
  }

  /** All of the storage has been deleted. */
  forgetAll(): void {
    this.#isOpen = false
    this.#messages = []
    this.#last = 0
  }

  #open(): void {
    if (!this.#isOpen) this.#sql.exec(TABLES)
    this.#isOpen = true
  }

  #read(): Kept[] {
    const rows = this.#sql.exec('select body from batches order by last desc limit ?', AT_HAND).toArray()
    const messages = rows.reverse().flatMap(({ body }) => JSON.parse(String(body)) as Kept[])
    return messages.slice(-AT_HAND)
  }
}

/** The messages without these, and without what quotes of them say. */
export const withoutMessages = <Message extends ChatMessage>(
  messages: readonly Message[],
  ids: readonly number[],
): Message[] =>
  messages
    .filter((message) => !ids.includes(message.id))
    .map((message) => {
      if (!message.replyTo || !ids.includes(message.replyTo.id)) return message
      const { replyTo: _, ...rest } = message
      return rest as Message
    })

/** The messages that a deed takes out. */
export const takenOutBy = ({ remove, also = [] }: Extract<ChatDeed, { remove: number }>): number[] => [remove, ...also]

/** As pages get it. */
export const publicOf = ({ nonce: _, ...message }: Kept): ChatMessage => message

export const isNonce = (value: unknown): value is string => typeof value === 'string' && CHAT_NONCE.test(value)
