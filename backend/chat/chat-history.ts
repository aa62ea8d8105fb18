import type { ChatDeed, ChatDeedLine, ChatHistory, ChatHistoryAsk, ChatHistoryLine } from '#backend/core/objects.ts'
import type { ChatMessage } from '#contract/chat.ts'

/** A message with the nonce under which its speaker sent it. */
export type Kept = ChatMessage & { nonce: string }

/** So many rows are looked at for one part, of messages and of deeds each: a search may find nothing in any of them. */
export const LOOKED_AT_MAX = 1000

interface Found {
  lines: ChatHistoryLine[]
  /** It was looked no further than this time. */
  lookedTo?: number
}

const isBeyond = (line: ChatHistoryLine, { place, isUp }: ChatHistoryAsk): boolean => {
  if (!place) return true
  const away = line.at - place.at || line.kind - place.kind || line.no - place.no
  return isUp ? away > 0 : away < 0
}

/** About whom a deed is. */
const subjectOf = (deed: ChatDeed, message: ChatDeedLine['message']): number | undefined => {
  if ('remove' in deed) return message?.uid
  if ('mute' in deed) return deed.mute
  if ('muteEverywhere' in deed) return deed.muteEverywhere
  return 'appoint' in deed ? deed.appoint : undefined
}

function isWanted(line: ChatHistoryLine, { uid, text = '' }: ChatHistoryAsk): boolean {
  const said = line.kind === 0 ? line.message.text : (line.done.message?.text ?? '')
  if (text !== '' && !said.toLowerCase().includes(text)) return false
  if (uid === undefined) return true
  if (line.kind === 0) return line.message.by.uid === uid
  return line.done.by === uid || subjectOf(line.done.deed, line.done.message) === uid
}

type Row = Record<string, SqlStorageValue>

const messagesOf = ({ at, body }: Row): ChatHistoryLine[] =>
  (JSON.parse(String(body)) as Kept[]).map(({ nonce: _, ...message }) => ({
    at: Number(at),
    kind: 0,
    no: message.id,
    message,
  }))

function deedOf({ no, at: time, by, deed: body }: Row): ChatHistoryLine[] {
  const { message, ...deed } = JSON.parse(String(body)) as ChatDeed & Pick<ChatDeedLine, 'message'>
  const at = Number(time)
  return [{ at, kind: 1, no: Number(no), done: { at, by: Number(by), deed, ...(message ? { message } : {}) } }]
}

/** Reads rows in the asked order, until there are enough lines or it was looked at enough. */
function look(rows: Iterable<Row>, ask: ChatHistoryAsk, linesOf: (row: Row) => ChatHistoryLine[]): Found {
  const lines: ChatHistoryLine[] = []
  let [looked, lookedTo] = [0, 0]
  for (const row of rows) {
    if (lines.length > ask.count) break
    if (looked === LOOKED_AT_MAX) return { lines, lookedTo }
    looked += 1
    lookedTo = Number(row.at)
    const found = linesOf(row).filter((line) => isBeyond(line, ask) && isWanted(line, ask))
    lines.push(...(ask.isUp ? found : found.reverse()))
  }
  return { lines }
}

/**
 * What was said and done in a room, in the order of time or against it: one line more than asked for where there are more,
 * or all up to `lookedTo`.
 */
export function readHistory(sql: SqlStorage, ask: ChatHistoryAsk): ChatHistory {
  const { place, isUp, from = 0, until = Number.MAX_SAFE_INTEGER, count } = ask
  const times = [Math.max(from, isUp ? (place?.at ?? 0) : 0), Math.min(until, isUp ? until : (place?.at ?? until))]
  const way = isUp ? 'asc' : 'desc'
  const rowsOf = (columns: string, table: string, order: string) =>
    sql.exec(
      `select ${columns} from ${table} where at between ? and ? order by at ${way}, ${order} ${way} limit ${LOOKED_AT_MAX + 1}`,
      ...times,
    )
  const parts = [
    look(rowsOf('at, body', 'batches', 'last'), ask, messagesOf),
    look(rowsOf('rowid as no, at, by, deed', 'deeds', 'rowid'), ask, deedOf),
  ]
  const ends = parts.flatMap(({ lookedTo }) => lookedTo ?? [])
  const lookedTo = ends.length === 0 ? undefined : isUp ? Math.min(...ends) : Math.max(...ends)
  const isKnown = ({ at }: ChatHistoryLine) => lookedTo === undefined || (isUp ? at <= lookedTo : at >= lookedTo)
  const lines = parts
    .flatMap((part) => part.lines)
    .filter(isKnown)
    .sort((a, b) => (a.at - b.at || a.kind - b.kind || a.no - b.no) * (isUp ? 1 : -1))
    .slice(0, count + 1)
  return { lines, ...(lookedTo === undefined || lines.length > count ? {} : { lookedTo }) }
}
