import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense, useState } from 'react'
import { kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import type { ChatMessage, ChatPart, ChatSpeaker } from '#contract/chat.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { mentionsName } from '../mentions.ts'

interface ChatLineProps {
  message: ChatMessage
  /** Messages of others that say the same. */
  same: readonly ChatMessage[]
  showsTimes: boolean
  /** Later than the rewound picture. */
  isAhead: boolean
  /** The viewer; her name in a text is marked. */
  you: ChatSpeaker | undefined
  onChoose: (message: ChatMessage) => void
}

const GiftText = lazyRouteComponent(() => import('../../gift/gift-text.tsx'), 'GiftText')

const PARTS: Readonly<Record<ChatPart, { label: () => string; className: string }>> = {
  streamer: { label: m.chat_part_streamer, className: 'bg-brand text-on-brand' },
  staff: { label: m.chat_part_staff, className: 'bg-brand text-on-brand' },
  moderator: { label: m.chat_part_moderator, className: 'bg-win/15 text-win' },
}

const MARK = 'rounded-sm px-1 font-semibold text-12 uppercase'

function Marks({ by: { part, membership, level, isSimulated } }: { by: ChatSpeaker }) {
  return (
    <>
      {isSimulated && (
        <span className="rounded-sm border border-current/40 px-1 text-12 text-text-muted">{m.chat_crowd_mark()}</span>
      )}
      {part && <span className={`${MARK} ${PARTS[part].className}`}>{PARTS[part].label()}</span>}
      {membership && <span className={`${MARK} bg-coin/20 text-coin`}>{membership}</span>}
      {level > 1 && (
        <span title={m.chat_level_hint({ level })} className="rounded-sm bg-surface-2 px-1 text-12 text-text-muted">
          {m.chat_level({ level })}
        </span>
      )}
    </>
  )
}

/** A button: who may speak answers, a guest can block. */
function Name({ name, canReply, onChoose }: { name: string; canReply: boolean; onChoose: () => void }) {
  const label = canReply ? m.chat_reply_to({ name }) : m.chat_choose({ name })
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onChoose}
      className="rounded-sm text-start font-semibold hover:underline"
    >
      <bdi>{name}</bdi>
    </button>
  )
}

/** One message: time, badges and name of who said it, what it answers, the text. */
export const ChatMessageLine = memo(function ChatMessageLine({
  message,
  same,
  showsTimes,
  isAhead,
  you,
  onChoose,
}: ChatLineProps) {
  const { zone } = useShell()
  const { by, text, at, replyTo, gift } = message
  const time = new Date(at).toISOString()
  const isForYou = you !== undefined && (replyTo?.name === you.name || mentionsName(text, you.name))
  return (
    <div
      data-to-you={isForYou || undefined}
      className={`px-3 py-1 hover:bg-surface-2 ${isForYou ? 'bg-surface-2 shadow-[inset_2px_0_var(--color-brand-text)] rtl:shadow-[inset_-2px_0_var(--color-brand-text)]' : ''}`}
    >
      {replyTo && (
        <p dir="auto" className="truncate text-12 text-text-muted rtl:text-right">
          <bdi>{replyTo.name}</bdi>: <bdi>{replyTo.text}</bdi>
        </p>
      )}
      <p className="break-words">
        {/* Figures run left to right: the space beside them is the line's. */}
        <span className="me-1.5" hidden={!showsTimes}>
          <time dateTime={time} className="figures text-12 text-text-muted">
            {kickOffTime(time, zone)}
          </time>
        </span>
        <span className="me-1.5 inline-flex items-center gap-1 align-baseline empty:hidden">
          <Marks by={by} />
        </span>
        {gift ? (
          <>
            <Name name={by.name} canReply={false} onChoose={() => onChoose(message)} />{' '}
            <Suspense>
              <GiftText gift={gift} />
            </Suspense>
          </>
        ) : (
          <>
            <Name name={by.name} canReply={you !== undefined && !by.isSimulated} onChoose={() => onChoose(message)} />{' '}
            <span dir="auto" className="text-text">
              {text}
            </span>
          </>
        )}
        {isAhead && <span className="ms-1.5 whitespace-nowrap text-12 text-text-muted">{m.chat_pace_own()}</span>}
        {same.length > 0 && <Same others={same} />}
      </p>
    </div>
  )
})

/** How many say the same, and at a press who they are. */
function Same({ others }: { others: readonly ChatMessage[] }) {
  const [isOpen, setOpen] = useState(false)
  const count = others.length + 1
  return (
    <>
      {' '}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={m.chat_same({ count })}
        title={m.chat_same({ count })}
        onClick={() => setOpen(!isOpen)}
        className="rounded-full bg-brand/15 px-1.5 font-semibold text-12 text-brand-text"
      >
        <span className="figures">{`\u00d7${count}`}</span>
      </button>
      {isOpen && (
        <span className="block text-12 text-text-muted">
          {others.map(({ id, by }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <bdi>{by.name}</bdi>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
