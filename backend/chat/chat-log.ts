import type { ChatMute } from '#backend/core/objects.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { CHAT_NONCE } from '#contract/chat-rules.ts'

/** A message with the nonce under which its speaker sent it. */
export type Kept = ChatMessage & { nonce: string }

/** How many messages are kept at hand. */
export const AT_HAND = 200

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
  #messages: Kept[] = []
  #last = 0

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql
    this.#sql.exec(TABLES)
    this.#last = Number(this.#sql.exec('select max(last) as last from batches').one().last ?? 0)
    this.#messages = this.#read()
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

  /** Keeps a batch; `last` is the last id given in it. */
  append(messages: readonly Kept[], last: number, at: number): void {
    this.#sql.exec('insert into batches (last, at, body) values (?, ?, ?)', last, at, JSON.stringify(messages))
    this.#last = last
    this.#messages = [...this.#messages, ...messages].slice(-AT_HAND)
  }

  /** Takes one message out. */
  remove(id: number): void {
    const [row] = this.#sql.exec('select last, body from batches where last >= ? order by last limit 1', id).toArray()
    if (!row) return
    const left = (JSON.parse(String(row.body)) as Kept[]).filter((message) => message.id !== id)
    this.#sql.exec('update batches set body = ? where last = ?', JSON.stringify(left), row.last)
    this.#messages = this.#read()
  }

  /** Mutes a user until then; 0: no longer. */
  mute(uid: number, until: number): void {
    if (until === 0) this.#sql.exec('delete from mutes where uid = ?', uid)
    else this.#sql.exec('insert or replace into mutes (uid, until) values (?, ?)', uid, until)
  }

  mutes = (now: number): ChatMute[] =>
    this.#sql
      .exec('select uid, until from mutes where until > ?', now)
      .toArray()
      .map(({ uid, until }) => ({ uid: Number(uid), until: Number(until) }))

  /** Writes down who did what. */
  note(deed: object, by: number, at: number): void {
    this.#sql.exec('insert into deeds (at, by, deed) values (?, ?, ?)', at, by, JSON.stringify(deed))
  }

  /** Deletes what was said before; false when nothing is left. */
  forget(before: number): boolean {
    this.#sql.exec('delete from batches where at < ?', before)
    this.#sql.exec('delete from deeds where at < ?', before)
    this.#messages = this.#read()
    return this.#messages.length > 0
  }

  #read(): Kept[] {
    const rows = this.#sql.exec('select body from batches order by last desc limit ?', AT_HAND).toArray()
    const messages = rows.reverse().flatMap(({ body }) => JSON.parse(String(body)) as Kept[])
    return messages.slice(-AT_HAND)
  }
}

/** As pages get it. */
export const publicOf = ({ nonce: _, ...message }: Kept): ChatMessage => message

export const isNonce = (value: unknown): value is string => typeof value === 'string' && CHAT_NONCE.test(value)
