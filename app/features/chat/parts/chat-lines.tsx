import { ArrowDown } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { ChatMessage } from '#contract/chat.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { isOfCrowd, useBlocks } from '../blocks.ts'
import type { ChatLine } from '../chat-client.ts'
import { type TextSize, useChatLook } from '../chat-look.ts'
import { foldLines, type ShownLine, withoutBlocked, withoutGifts } from '../fold-lines.ts'
import type { PacedSnapshot } from '../paced-chat.ts'
import { ChatMessageLine } from './chat-line.tsx'

/** Nearer to the end than this counts as at the end. */
const END_PX = 40

interface ChatLinesProps {
  snapshot: PacedSnapshot
  onChoose: (message: ChatMessage) => void
}

const SIZES: Readonly<Record<TextSize, string>> = { small: 'text-12', normal: 'text-13', large: 'text-16' }

/** What is said, the latest at the end. It follows the end, unless the reader has scrolled away from it. */
export function ChatLines({ snapshot, onChoose }: ChatLinesProps) {
  const { lines: all, status, you, isBeforeAll, aheadFrom } = snapshot
  const look = useChatLook()
  const blocks = useBlocks()
  const { gifts: hasGifts } = useShell().brand.features
  const lines = useMemo(() => {
    const known = hasGifts ? all : withoutGifts(all)
    return foldLines(withoutBlocked(known, blocks, you?.uid), you)
  }, [all, hasGifts, blocks, you])
  const box = useRef<HTMLDivElement>(null)
  /** The last line that was seen at the end; undefined while the end is in view. */
  const [seenKey, setSeenKey] = useState<number>()
  const last = lines.at(-1)
  useLayoutEffect(() => {
    if (lines.length > 0 && seenKey === undefined && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [lines, seenKey])
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current ?? { scrollTop: 0, scrollHeight: 0, clientHeight: 0 }
    const isAtEnd = scrollHeight - scrollTop - clientHeight < END_PX
    setSeenKey((before) => (isAtEnd ? undefined : (before ?? last?.key ?? 0)))
  }
  // What nobody said is no news.
  const isNew = (line: ShownLine) => line.kind === 'message' && line.key > (seenKey ?? 0) && !isOfCrowd(line.message.by)
  const unseen = seenKey === undefined ? 0 : lines.filter(isNew).length
  return (
    <div className="relative min-h-0 flex-1">
      {/* Read aloud it would never end: whoever listens moves through it. */}
      <div
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label={m.chat_log()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
        className={`absolute inset-0 overflow-y-auto overscroll-contain py-1 outline-offset-[-2px] ${SIZES[look.size]}`}
      >
        {lines.length === 0 && status === 'live' && (
          <div className="grid h-full place-content-center gap-1 px-4 text-center">
            <p className="font-medium">{isBeforeAll ? m.chat_past_title() : m.chat_empty_title()}</p>
            <p className="text-13 text-text-muted">{isBeforeAll ? m.chat_past_text() : m.chat_empty_text()}</p>
          </div>
        )}
        {lines.map((line) =>
          line.kind === 'message' ? (
            <ChatMessageLine
              key={line.key}
              message={line.message}
              same={line.same}
              showsTimes={look.showsTimes}
              isAhead={line.message.at >= aheadFrom}
              you={you}
              onChoose={onChoose}
            />
          ) : (
            <NotShown key={line.key} line={line} />
          ),
        )}
      </div>
      {seenKey !== undefined && (
        <button
          type="button"
          onClick={() => setSeenKey(undefined)}
          className="absolute inset-x-0 bottom-2 mx-auto flex min-h-8 w-fit items-center gap-1 rounded-full border border-line bg-surface-1 px-3 font-medium text-12 shadow-raised hover:bg-surface-2"
        >
          <ArrowDown size={14} aria-hidden />
          {unseen > 0 ? m.chat_new({ count: unseen }) : m.chat_to_end()}
        </button>
      )}
    </div>
  )
}

function NotShown({ line }: { line: Exclude<ChatLine, { kind: 'message' }> }) {
  return (
    <p className="px-3 py-1 text-center text-12 text-text-muted">
      {line.kind === 'gap' ? m.chat_gap() : m.chat_more({ count: line.count })}
    </p>
  )
}
