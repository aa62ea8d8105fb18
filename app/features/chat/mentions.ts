import { isOfCrowd } from './blocks.ts'
import type { ChatLine } from './chat-client.ts'

const LETTER = /[\p{L}\p{M}\p{N}_]/u

/** Whether a text has `@name`, and not only the beginning of a longer name. */
export function mentionsName(text: string, name: string): boolean {
  const [read, wanted] = [text.toLowerCase(), `@${name.toLowerCase()}`]
  for (let at = read.indexOf(wanted); at >= 0; at = read.indexOf(wanted, at + 1)) {
    const [next] = read.slice(at + wanted.length)
    if (next === undefined || !LETTER.test(next)) return true
  }
  return false
}

/** A name that is being written: where its `@` stands, and what follows it up to the caret. */
export interface MentionStart {
  at: number
  query: string
}

export function mentionAt(text: string, caret: number): MentionStart | undefined {
  const before = text.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || /\s/.test(before.slice(at))) return undefined
  // Within a word it is an address.
  const [previous] = [...before.slice(0, at)].slice(-1)
  if (previous !== undefined && LETTER.test(previous)) return undefined
  return { at, query: before.slice(at + 1) }
}

/** Names of those who spoke, the last first, without the viewer's own and those who are made up. */
export function speakersOf(lines: readonly ChatLine[], ownUid: number | undefined): string[] {
  const names = lines.flatMap((line) =>
    line.kind === 'message' && line.message.by.uid !== ownUid && !isOfCrowd(line.message.by)
      ? [line.message.by.name]
      : [],
  )
  return [...new Set(names.reverse())]
}

const SUGGESTIONS_MAX = 6

/** Names that begin with what is written, then those that have it elsewhere. */
export function suggestedNames(names: readonly string[], query: string): string[] {
  const wanted = query.toLowerCase()
  const places = names.map((name) => ({ name, place: name.toLowerCase().indexOf(wanted) }))
  const begin = places.filter(({ place }) => place === 0)
  const within = places.filter(({ place }) => place > 0)
  return [...begin, ...within].slice(0, SUGGESTIONS_MAX).map(({ name }) => name)
}

/** The text with the whole name, and where the caret then stands. */
export function withMention(text: string, { at, query }: MentionStart, name: string): { text: string; caret: number } {
  const written = `${text.slice(0, at)}@${name} `
  return { text: written + text.slice(at + 1 + query.length).trimStart(), caret: written.length }
}
