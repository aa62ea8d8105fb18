import type { ChatMessage } from '#contract/chat.ts'
import type { ChatLine } from './chat-client.ts'

/** Those of a simulated crowd that are not shown yet: each connection begins with the last ones. */
export function newOfCrowd(lines: readonly ChatLine[], messages: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(lines.map((line) => (line.kind === 'message' ? line.message.id : 0)))
  return messages.filter(({ id }) => !known.has(id))
}

/** The lines with these among them, each after the last line that is not younger. */
export function mergeCrowd(lines: readonly ChatLine[], added: readonly (ChatLine & { kind: 'message' })[]): ChatLine[] {
  const merged = [...lines]
  for (const line of added) {
    const { at } = line.message
    const place = merged.findLastIndex((before) => before.kind !== 'message' || before.message.at <= at)
    merged.splice(place + 1, 0, line)
  }
  return merged
}
