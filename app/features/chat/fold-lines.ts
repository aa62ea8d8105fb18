import type { ChatMessage, ChatSpeaker } from '#contract/chat.ts'
import { type Blocks, isBlocked, isOfCrowd } from './blocks.ts'
import type { ChatLine } from './chat-client.ts'
import { mentionsName } from './mentions.ts'

/** A line as it is shown: a message with those that say the same. */
export type ShownLine =
  | { kind: 'message'; key: number; message: ChatMessage; same: readonly ChatMessage[] }
  | Exclude<ChatLine, { kind: 'message' }>

/** Who says the same within this time is counted, not shown. */
const WITHIN_MS = 10_000
/** And while the first of them is still near: a count that grows far above would not be seen. */
const WITHIN_LINES = 12

const NONE: readonly ChatMessage[] = []

/** As texts are compared: case, width, held letters and signs at the end make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(.)\1{2,}/gu, '$1$1')
    .replace(/[\s!?.\u3002]+$/u, '')
    .trim() || text

/** What is about somebody, by who has a part in the room, or no text is shown by itself. */
const isOwnLine = ({ by, replyTo, text }: ChatMessage, you: ChatSpeaker | undefined): boolean =>
  text === '' ||
  by.part !== undefined ||
  replyTo !== undefined ||
  (you !== undefined && (by.uid === you.uid || mentionsName(text, you.name)))

/** The lines with equal messages of several people in the place of the first. */
export function foldLines(lines: readonly ChatLine[], you: ChatSpeaker | undefined): ShownLine[] {
  const shown: ShownLine[] = []
  /** By text: where the first of them stands, and its time. */
  const firsts = new Map<string, { place: number; at: number }>()
  for (const line of lines) {
    if (line.kind !== 'message') {
      shown.push(line)
      continue
    }
    const { message } = line
    // People who are made up are not counted among those who are not.
    const text = isOwnLine(message, you) ? undefined : (isOfCrowd(message.by) ? '\n' : '') + plain(message.text)
    const first = text === undefined ? undefined : firsts.get(text)
    const before = first && shown[first.place]
    const isNear = first && message.at - first.at <= WITHIN_MS && shown.length - first.place <= WITHIN_LINES
    if (isNear && before?.kind === 'message') shown[first.place] = { ...before, same: [...before.same, message] }
    else {
      if (text !== undefined) firsts.set(text, { place: shown.length, at: message.at })
      shown.push({ ...line, same: NONE })
    }
  }
  return shown
}

/** The lines without messages that the visitor has blocked, and without quotes of them. */
export function withoutBlocked(
  lines: readonly ChatLine[],
  blocks: Blocks,
  ownUid: number | undefined,
): readonly ChatLine[] {
  if (blocks.users.length + blocks.words.length === 0 && !blocks.isWithoutCrowd) return lines
  const names = new Set(blocks.users.map(({ name }) => name))
  return lines.flatMap((line): ChatLine[] => {
    if (line.kind !== 'message' || line.message.by.uid === ownUid) return [line]
    if (isBlocked(line.message, blocks)) return []
    const { replyTo, ...message } = line.message
    const isQuoteHidden =
      replyTo && (names.has(replyTo.name) || isBlocked({ by: message.by, text: replyTo.text }, blocks))
    return [isQuoteHidden ? { ...line, message } : line]
  })
}

/** The lines without gifts: rooms are of all brands, and some brands and countries have none. */
export const withoutGifts = (lines: readonly ChatLine[]): readonly ChatLine[] =>
  lines.filter((line) => line.kind !== 'message' || !line.message.gift)
