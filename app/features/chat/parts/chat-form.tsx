import { SendHorizontal, Smile } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { dayOf } from '#app/lib/day-of.ts'
import { kickOffTime, shortDay } from '#app/lib/format-date.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Input } from '#app/ui/input.tsx'
import type { ChatMessage, ChatModes, ChatRefusal, ChatSpeaker } from '#contract/chat.ts'
import { CHAT_TEXT_MAX, isBan } from '#contract/chat-rules.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { openLogin } from '../../login/login.store.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { ChatClient, ChatSnapshot } from '../chat-client.ts'
import { ChosenMessage } from './chosen-message.tsx'
import { NameList } from './name-list.tsx'
import { Opener } from './opener.tsx'
import { refusalText } from './refusal-text.ts'
import { useMention } from './use-mention.ts'

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
  const { chat, snapshot, roomId, replyTo, onReplied } = props
  return (
    <div className="relative grid shrink-0 grid-cols-1 gap-2 border-line border-t p-2">
      {replyTo && <ChosenMessage chat={chat} you={snapshot.you} roomId={roomId} message={replyTo} onDone={onReplied} />}
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

const loadEmoji = () => import('../emoji-picker.tsx')

/** From so many letters before the limit on the number of them is shown. */
const COUNTED_FROM = CHAT_TEXT_MAX - 40

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
  /** Where the caret goes once the text is in the field. */
  const nextCaret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (nextCaret.current !== undefined) input.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = undefined
  })
  const write = (next: string, caret: number) => {
    type(next)
    nextCaret.current = caret
  }
  const mention = useMention({ text, lines: snapshot.lines, ownUid: you?.uid, write })
  const insert = (emoji: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length]
    write(text.slice(0, from) + emoji + text.slice(to), from + emoji.length)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chat || isBusy || isMuted || barred || isWaiting) return
    if (length === 0) return setFault(refusalText('empty'))
    if (length > CHAT_TEXT_MAX) return setFault(refusalText('too_long'))
    setIsBusy(true)
    const isAnswer = replyTo && !replyTo.gift && !replyTo.by.isSimulated
    const said = await chat.say(text, isAnswer ? replyTo.id : undefined)
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
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid grid-cols-1 gap-2">
      {isMuted && (
        <p role="status" className="text-13 text-warn">
          {mutedEverywhereUntil > mutedUntil
            ? m.chat_muted_everywhere({ time: whenText(mutedEverywhereUntil, zone, locale.tag) })
            : isBan(mutedUntil, Date.now())
              ? m.chat_ban_you()
              : m.chat_muted({ time: whenText(mutedUntil, zone, locale.tag) })}
        </p>
      )}
      {barred && <p className="text-13 text-warn">{refusalText(barred, 0, modes.minLevel)}</p>}
      {!barred && isWaiting && (
        <p className="text-13 text-text-muted">{refusalText('slow_mode', waitSeconds * 1000)}</p>
      )}
      {length > COUNTED_FROM && (
        <p className={`figures text-end text-12 ${length > CHAT_TEXT_MAX ? 'text-lose' : 'text-text-muted'}`}>
          {`${length}/${CHAT_TEXT_MAX}`}
        </p>
      )}
      <div className="flex items-start gap-2">
        {mention.isOpen && (
          <NameList
            id={mention.listId}
            label={m.chat_names()}
            names={mention.names}
            active={mention.active}
            onChoose={mention.choose}
          />
        )}
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
            onChange={({ target }) => {
              type(target.value)
              mention.follow(target.selectionStart)
            }}
            onKeyDown={mention.onKeyDown}
            onBlur={mention.close}
            {...mention.field}
            trailing={
              <Opener
                label={m.chat_emoji()}
                icon={<Smile size={18} aria-hidden />}
                load={loadEmoji}
                panelClassName="absolute inset-x-2 bottom-full z-10 mb-1 rounded-md border border-line bg-surface-1 text-text shadow-floating"
                isDisabled={isMuted || isBusy}
                onLeave={() => input.current?.focus()}
              >
                {({ EmojiPicker }) => <EmojiPicker onChoose={insert} />}
              </Opener>
            }
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
