import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { takeFocus } from '#app/lib/take-focus.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { SupportLine, SupportMessage } from '#contract/support.ts'
import { SUPPORT_TEXT_CHARS_MAX } from '#contract/support-rules.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { openLogin } from '../../login/login.store.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { errorText } from '../../shell/error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { forgetKey } from '../guest-keys.ts'
import { answerSupport, closeSupport, seeSupport } from '../support.functions.ts'
import { earlierQuery, requestQuery, type Which } from '../support.queries.ts'
import { CLOSED_TEXTS, SUBJECT_NAMES } from '../support-labels.ts'
import { StateText } from './requests.tsx'

interface ConversationProps {
  id: number
  /** Of a request that was sent without an account. */
  guestKey: string | undefined
  onBack: () => void
}

/** A request with all that was said, read again while it is looked at. */
export function Conversation({ id, guestKey, onBack }: ConversationProps) {
  const isGuest = useViewer() === null
  const which: Which = { id, ...(guestKey === undefined ? {} : { key: guestKey }) }
  const mayRead = guestKey !== undefined || !isGuest
  const { data, error, isFetching, refetch } = useQuery({ ...requestQuery(which), enabled: mayRead })
  useSeen(which, data?.request.unread ?? 0)
  return (
    <section aria-labelledby="support-request" className="rounded-lg border border-line bg-surface-1">
      <header className="grid gap-1 p-4">
        <button
          type="button"
          onClick={onBack}
          className="inline-flex min-h-10 items-center gap-1 justify-self-start text-text-muted hover:text-text"
        >
          <ChevronLeft size={16} aria-hidden className="rtl:rotate-180" />
          {m.support_requests()}
        </button>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="support-request" ref={takeFocus} tabIndex={-1} className="font-semibold text-20 outline-none">
            {data ? SUBJECT_NAMES[data.request.subject]() : m.support_request()}
          </h2>
          {data && <StateText state={data.request.state} />}
        </div>
        {data?.request.reference && (
          <p className="break-all text-13 text-text-muted">
            {m.support_reference()}: <bdi>{data.request.reference}</bdi>
          </p>
        )}
      </header>
      {data ? (
        <>
          <Messages which={which} messages={data.messages} hasEarlier={data.earlier} />
          <Reply which={which} request={data.request} mayAnswer={data.mayAnswer} />
          {guestKey !== undefined && <GuestNote id={id} onBack={onBack} />}
        </>
      ) : !mayRead ? (
        <EmptyState picture="locked" title={m.login_guard_title()} text={m.support_guard_text()}>
          <Button onClick={() => openLogin()}>{m.shell_header_sign_in()}</Button>
        </EmptyState>
      ) : error && !isFetching ? (
        failureOf(error).code === 'not_found' ? (
          <EmptyState picture="posts" title={m.support_gone()} text={m.support_gone_text()} />
        ) : (
          <div role="alert" className="flex flex-wrap items-center gap-3 border-line border-t p-4">
            {errorText(failureOf(error))}
            <Button variant="quiet" onClick={() => void refetch()}>
              {m.support_retry()}
            </Button>
          </div>
        )
      ) : (
        <div className="border-line border-t p-4">
          <Skeleton className="h-40 w-full rounded-md" />
        </div>
      )}
    </section>
  )
}

/** Tells once that what is shown was seen. */
function useSeen({ id, key }: Which, unread: number): void {
  const client = useQueryClient()
  useEffect(() => {
    if (unread === 0) return
    const input = { id, ...(key === undefined ? {} : { key }) }
    void seeSupport({ data: { key: crypto.randomUUID(), input } })
      .then(() => client.invalidateQueries({ queryKey: ['support', 'own'] }))
      .catch(() => undefined)
  }, [client, id, key, unread])
}

interface MessagesProps {
  which: Which
  messages: readonly SupportMessage[]
  hasEarlier: boolean
}

function Messages({ which, messages, hasEarlier }: MessagesProps) {
  return (
    <div className="border-line border-t">
      {hasEarlier && <Earlier which={which} before={messages[0]?.number ?? 0} />}
      <ol aria-label={m.support_messages()} aria-live="polite" className="grid gap-3 p-4">
        {messages.map((message) => (
          <Message key={message.number} message={message} />
        ))}
      </ol>
    </div>
  )
}

/** Messages before those that are shown, when they are asked for. */
function Earlier({ which, before }: { which: Which; before: number }) {
  const [from, setFrom] = useState<number>()
  const { data, isFetching } = useQuery({ ...earlierQuery(which, from ?? before), enabled: from !== undefined })
  if (from !== undefined && data)
    return (
      <>
        {data.earlier && <Earlier which={which} before={data.messages[0]?.number ?? 0} />}
        <ol className="grid gap-3 p-4 pb-0">
          {data.messages.map((message) => (
            <Message key={message.number} message={message} />
          ))}
        </ol>
      </>
    )
  return (
    <p className="p-3 pb-0 text-center">
      <Button variant="quiet" disabled={isFetching} onClick={() => setFrom(before)}>
        {m.support_earlier()}
      </Button>
    </p>
  )
}

function Message({ message: { by, text, createdAt } }: { message: SupportMessage }) {
  const { locale, zone, brand } = useShell()
  const isStaff = by === 'staff'
  return (
    <li
      className={`max-w-[85%] rounded-lg p-3 ${isStaff ? 'justify-self-start bg-surface-2' : 'justify-self-end border border-line'}`}
    >
      <p className="flex flex-wrap gap-x-3 text-12 text-text-muted">
        <span className="font-medium">{isStaff ? m.support_staff({ brand: brand.texts.name }) : m.support_you()}</span>
        <time dateTime={createdAt}>{dateAndTime(createdAt, locale.tag, zone)}</time>
      </p>
      <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-wrap">
        {text}
      </p>
    </li>
  )
}

interface ReplyProps {
  which: Which
  request: SupportLine
  mayAnswer: boolean
}

/** What may still be done: to reply, and to close it. */
function Reply({ which, request, mayAnswer }: ReplyProps) {
  const client = useQueryClient()
  const [text, setText] = useTextDraft(`support-${which.id}`)
  const [failure, setFailure] = useState<string>()
  const answering = useSubmit(answerSupport)
  const closing = useSubmit(closeSupport)
  const isClosed = request.state === 'closed'
  const refresh = () => client.invalidateQueries({ queryKey: ['support'] })
  const send = async () => {
    if (text.trim() === '') return setFailure(m.support_reply_empty())
    setFailure(undefined)
    const answer = await answering.submit({ ...which, text: text.trim() })
    if (!answer) return
    if (answer.ok) setText('')
    else setFailure(answer.error.code === 'too_many' ? m.support_full() : errorText(answer.error))
    await refresh()
  }
  const close = async () => {
    const answer = await closing.submit(which)
    if (toastResult(answer, m.support_closed_done())) await refresh()
  }
  return (
    <div className="grid gap-3 border-line border-t p-4">
      {isClosed && (
        <p className="text-13 text-text-muted">
          {request.closeReason && CLOSED_TEXTS[request.closeReason]()} {mayAnswer && m.support_reopen()}
        </p>
      )}
      {mayAnswer ? (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <Field label={m.support_reply()}>
            <Textarea
              dir="auto"
              hasCounter
              maxLength={SUPPORT_TEXT_CHARS_MAX}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <FormError text={failure} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={answering.isBusy} aria-busy={answering.isBusy}>
              {m.support_send()}
            </Button>
            {!isClosed && (
              <Button variant="quiet" disabled={closing.isBusy} onClick={() => void close()}>
                {m.support_close()}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <p className="text-13 text-text-muted">
          {isClosed ? m.support_over() : m.support_full()}{' '}
          <a href="#new" className="font-medium text-brand-text underline">
            {m.support_new()}
          </a>
        </p>
      )}
    </div>
  )
}

/** For guests: how they get back here, and how the next one at this device does not. */
function GuestNote({ id, onBack }: { id: number; onBack: () => void }) {
  const forget = () => {
    forgetKey(id)
    onBack()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t p-4 text-13 text-text-muted">
      <p className="min-w-0 flex-1 basis-64">{m.support_guest_note()}</p>
      <Button variant="quiet" onClick={forget}>
        {m.support_forget()}
      </Button>
    </div>
  )
}
