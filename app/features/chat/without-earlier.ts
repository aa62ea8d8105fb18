import type { ChatLine } from './chat-client.ts'

/** The lines before one that is added: a gift that goes on with a run stands in place of what the run was. */
export function withoutEarlier(lines: ChatLine[], added: ChatLine): ChatLine[] {
  const gift = added.kind === 'message' ? added.message.gift : undefined
  if (added.kind !== 'message' || !gift || gift.combo <= gift.count) return lines
  const last = lines.findLastIndex(
    (line) =>
      line.kind === 'message' && line.message.gift?.id === gift.id && line.message.by.uid === added.message.by.uid,
  )
  const before = lines[last]
  const isSameRun = before?.kind === 'message' && (before.message.gift?.combo ?? 0) < gift.combo
  return isSameRun ? lines.filter((line) => line !== before) : lines
}
