import { SendHorizontal, X } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { dayOf } from '#app/lib/day-of.ts'
import { kickOffTime, shortDay } from '#app/lib/format-date.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Input } from '#app/ui/input.tsx'
import type { ChatMessage, ChatModes, ChatRefusal, ChatSpeaker } from '#contract/chat.ts'
import { CHAT_TEXT_MAX } from '#contract/chat-rules.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { openLogin } from '../../login/login.store.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { ChatClient, ChatSnapshot } from '../chat-client.ts'
import { refusalText } from './refusal-text.ts'

const MessageDeeds = lazy(() => import('./message-deeds.tsx').then((module) => ({ default: module.MessageDeeds })))

interface ChatFormProps {
  chat: ChatClient | undefined
  snapshot: ChatSnapshot
  roomId: number
  replyTo: ChatMessage | undefined
  onReplied: () => void
}

/** Where a user says something; a guest is asked to sign in. What is typed stays until the room has taken it. */
export function ChatForm(props: ChatFormProps) {
  const isUser = useViewer() !== null
  return (
    <div className="shrink-0 border-line border-t p-2">
      {isUser ? (
        <SayForm {...props} />
      ) : (
        <Button variant="quiet" className="w-full" onClick={() => openLogin({ reason: m.chat_sign_in() })}>
          {m.chat_sign_in()}
        </Button>
      )}
    </div>
  )
}

function SayForm({ chat, snapshot, roomId, replyTo, onReplied }: ChatFormProps) {
  const [text, setText] = useTextDraft(`chat-${roomId}`)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { zone, locale } = useShell()
  const { you, mutedUntil, mutedEverywhereUntil, modes } = snapshot
  /** When she last said something, as far as slow mode is concerned. */
  const [spokenAt, setSpokenAt] = useState(Number.NEGATIVE_INFINITY)
  const slowMs = (modes.slowSeconds ?? 0) * 1000
  const waitSeconds = useNow((nowMs) => Math.max(0, Math.ceil((spokenAt + slowMs - nowMs) / 1000)), 0)
  const isWaiting = slowMs > 0 && waitSeconds > 0
  const barred = you && barredBy(modes, you)
  const isMuted = useNow((nowMs): boolean => nowMs < Math.max(mutedUntil, mutedEverywhereUntil), 0)
  const length = [...text.trim()].length
  const type = (next: string) => {
    setText(next)
    setFault(undefined)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chat || isBusy || isMuted || barred || isWaiting) return
    if (length === 0) return setFault(refusalText('empty'))
    if (length > CHAT_TEXT_MAX) return setFault(refusalText('too_long'))
    setIsBusy(true)
    const said = await chat.say(text, replyTo?.id)
    setIsBusy(false)
    if (said.ok) {
      setText('')
      onReplied()
      if (!you?.part) setSpokenAt(Date.now())
    } else if (said.why === 'slow_mode') setSpokenAt(Date.now() + (said.waitMs ?? 0) - slowMs)
    else setFault(refusalText(said.why, said.waitMs, modes.minLevel))
    input.current?.focus()
  }
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-2">
      {replyTo && (
        <div className="rounded-md bg-surface-2 ps-3 text-12 text-text-muted">
          <div className="flex items-center gap-2">
            <p className="min-w-0 flex-1 truncate">
              {m.chat_reply_to({ name: replyTo.by.name })}: <bdi>{replyTo.text}</bdi>
            </p>
            <IconButton label={m.chat_reply_cancel()} onClick={onReplied}>
              <X size={14} aria-hidden />
            </IconButton>
          </div>
          {chat && you && (
            <Suspense>
              <MessageDeeds chat={chat} you={you} roomId={roomId} message={replyTo} onDone={onReplied} />
            </Suspense>
          )}
        </div>
      )}
      {isMuted && (
        <p role="status" className="text-13 text-warn">
          {mutedEverywhereUntil > mutedUntil
            ? m.chat_muted_everywhere({ time: whenText(mutedEverywhereUntil, zone, locale.tag) })
            : m.chat_muted({ time: whenText(mutedUntil, zone, locale.tag) })}
        </p>
      )}
      {barred && <p className="text-13 text-warn">{refusalText(barred, 0, modes.minLevel)}</p>}
      {!barred && isWaiting && (
        <p className="text-13 text-text-muted">{refusalText('slow_mode', waitSeconds * 1000)}</p>
      )}
      <div className="flex items-start gap-2">
        <Field label={m.chat_field()} isLabelHidden error={fault} className="min-w-0 flex-1">
          <Input
            ref={input}
            value={text}
            readOnly={isBusy}
            disabled={isMuted || barred !== undefined}
            placeholder={you ? m.chat_placeholder({ name: you.name }) : m.chat_field()}
            autoComplete="off"
            enterKeyHint="send"
            dir="auto"
            onChange={({ target }) => type(target.value)}
          />
        </Field>
        <IconButton
          type="submit"
          label={m.chat_send()}
          disabled={isBusy || isMuted || barred !== undefined || isWaiting || !chat}
          aria-busy={isBusy}
        >
          <SendHorizontal size={18} aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </form>
  )
}

/** What keeps her from speaking here, as far as the page knows. */
function barredBy({ isMembersOnly, minLevel = 0 }: ChatModes, you: ChatSpeaker): ChatRefusal | undefined {
  if (you.part) return undefined
  if (isMembersOnly && !you.membership) return 'members_only'
  return you.level < minLevel ? 'level' : undefined
}

function whenText(ms: number, zone: string, tag: string): string {
  const at = new Date(ms).toISOString()
  return `${shortDay(dayOf(at, zone), tag)}, ${kickOffTime(at, zone)}`
}
