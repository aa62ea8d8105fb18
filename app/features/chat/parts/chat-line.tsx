import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import { kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import type { ChatMessage, ChatSpeaker } from '#contract/chat.ts'
import { useShell } from '../../shell/shell.queries.ts'

interface ChatLineProps {
  message: ChatMessage
  /** The viewer; her name in a text is marked. */
  you: ChatSpeaker | undefined
  /** Absent for who may not speak. */
  onReply: ((message: ChatMessage) => void) | undefined
}

const GiftText = lazyRouteComponent(() => import('../../gift/gift-text.tsx'), 'GiftText')

const MARK = 'rounded-sm px-1 font-semibold text-12 uppercase'

function Marks({ by: { part, membership, level } }: { by: ChatSpeaker }) {
  return (
    <>
      {part && (
        <span className={`${MARK} bg-brand text-on-brand`}>
          {part === 'streamer' ? m.chat_part_streamer() : m.chat_part_staff()}
        </span>
      )}
      {membership && <span className={`${MARK} bg-coin/20 text-coin`}>{membership}</span>}
      {level > 1 && (
        <span className="rounded-sm bg-surface-2 px-1 text-12 text-text-muted">{m.chat_level({ level })}</span>
      )}
    </>
  )
}

/** For who may speak a button that answers. */
function Name({ by: { name }, onReply }: { by: ChatSpeaker; onReply: (() => void) | undefined }) {
  if (!onReply)
    return (
      <b className="font-semibold">
        <bdi>{name}</bdi>
      </b>
    )
  return (
    <button
      type="button"
      title={m.chat_reply_to({ name })}
      aria-label={m.chat_reply_to({ name })}
      onClick={onReply}
      className="rounded-sm text-start font-semibold hover:underline"
    >
      <bdi>{name}</bdi>
    </button>
  )
}

/** One message: time, badges and name of who said it, what it answers, the text. */
export const ChatMessageLine = memo(function ChatMessageLine({ message, you, onReply }: ChatLineProps) {
  const { zone } = useShell()
  const { by, text, at, replyTo, gift } = message
  const time = new Date(at).toISOString()
  const isForYou = you !== undefined && (replyTo?.name === you.name || text.includes(`@${you.name}`))
  return (
    <div
      className={`px-3 py-1 text-13 leading-snug hover:bg-surface-2 ${isForYou ? 'bg-surface-2 shadow-[inset_2px_0_var(--color-brand-text)] rtl:shadow-[inset_-2px_0_var(--color-brand-text)]' : ''}`}
    >
      {replyTo && (
        <p dir="auto" className="truncate text-12 text-text-muted rtl:text-right">
          <bdi>{replyTo.name}</bdi>: <bdi>{replyTo.text}</bdi>
        </p>
      )}
      <p className="break-words">
        {/* Figures run left to right: the space beside them is the line's. */}
        <span className="me-1.5">
          <time dateTime={time} className="figures text-12 text-text-muted">
            {kickOffTime(time, zone)}
          </time>
        </span>
        <span className="me-1.5 inline-flex items-center gap-1 align-baseline empty:hidden">
          <Marks by={by} />
        </span>
        <Name by={by} onReply={gift ? undefined : onReply && (() => onReply(message))} />{' '}
        {gift ? (
          <Suspense>
            <GiftText gift={gift} />
          </Suspense>
        ) : (
          <span dir="auto" className="text-text">
            {text}
          </span>
        )}
      </p>
    </div>
  )
})
