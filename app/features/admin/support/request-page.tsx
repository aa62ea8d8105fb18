import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { AdminSupportLine, AdminSupportMessage } from '#contract/admin-support.ts'
import { localeByCode } from '#contract/languages.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { Panel } from '../panel.tsx'
import { ReviewBar } from '../review/review-bar.lazy.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { CloseForm, NoteForm, ReplyForm } from './deeds.tsx'
import { supportRequestQuery } from './load-request.ts'
import { takeSupport } from './support.functions.ts'
import { CLOSE_LABELS, STATE_LABELS, SUBJECT_LABELS } from './support-labels.ts'

const languageName = (code: string): string => localeByCode(code)?.endonym ?? code

/** One request: who asks, what was said, and what may be done. */
export function RequestPage({ id }: { id: number }) {
  const { data } = useSuspenseQuery(supportRequestQuery(id))
  const viewer = useViewer()
  const { request, messages } = data
  const isClosed = request.state === 'closed'
  const isOthers = request.taker !== undefined && request.taker.uid !== viewer?.uid
  return (
    <>
      <Suspense fallback={<div className="min-h-14" />}>
        <ReviewBar
          queue="support"
          parameter="order"
          id={id}
          isOpen={request.state === 'waiting'}
          taking={!isClosed && <Taking request={request} uid={viewer?.uid} />}
        />
      </Suspense>
      <header>
        <h1 className="font-bold text-20">{SUBJECT_LABELS[request.subject]()}</h1>
        <p className="text-13 text-text-muted">{m.admin_audit_support({ id: String(id) })}</p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Panel title={m.admin_support_messages()}>
          <ol aria-live="polite" aria-label={m.admin_support_messages()} className="grid gap-3">
            {messages.map((message) => (
              <Message key={message.number} message={message} request={request} />
            ))}
          </ol>
          <div className="mt-4 border-line border-t pt-4">
            {isClosed ? (
              <p className="text-text-muted">
                {m.admin_support_over({ reason: request.closeReason ? CLOSE_LABELS[request.closeReason]() : '' })}
              </p>
            ) : isOthers ? (
              <p className="text-text-muted">{m.admin_support_others({ name: request.taker?.name ?? '' })}</p>
            ) : (
              <ReplyForm request={request} language={languageName(request.language)} />
            )}
          </div>
        </Panel>
        <div className="grid gap-4">
          <Facts request={request} />
          <Panel title={m.admin_support_note()}>
            <NoteForm id={id} />
          </Panel>
          {!isClosed && !isOthers && (
            <Panel title={m.admin_support_close_act()}>
              <CloseForm id={id} />
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

/** Who has the request, and the button to change that. */
function Taking({ request: { id, taker }, uid }: { request: AdminSupportLine; uid: number | undefined }) {
  const { act, isBusy } = useAdminAction(takeSupport)
  const isMine = taker !== undefined && taker.uid === uid
  return isMine ? (
    <Button variant="quiet" disabled={isBusy} onClick={() => void act({ id, isTaken: false }, m.admin_support_left())}>
      {m.admin_support_leave()}
    </Button>
  ) : (
    <Button
      variant={taker ? 'quiet' : 'primary'}
      disabled={isBusy}
      onClick={() => void act({ id, isTaken: true, ...(taker ? { from: taker.uid } : {}) }, m.admin_support_took())}
    >
      {taker ? m.admin_support_take_over({ name: taker.name }) : m.admin_support_take()}
    </Button>
  )
}

function Message({ message, request }: { message: AdminSupportMessage; request: AdminSupportLine }) {
  const { by, text, createdAt, writer } = message
  const name = by === 'user' ? (request.user?.name ?? request.email) : writer?.name
  const look =
    by === 'note' ? 'border border-dashed border-warn' : by === 'user' ? 'me-8 bg-surface-2' : 'ms-8 border border-line'
  return (
    <li className={`rounded-lg p-3 ${look}`}>
      <p className="flex flex-wrap gap-x-3 text-12 text-text-muted">
        <bdi className="break-all font-medium">{name}</bdi>
        {by === 'note' && <span className="text-warn">{m.admin_support_note()}</span>}
        <Timestamp at={createdAt} />
      </p>
      <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-wrap">
        {text}
      </p>
    </li>
  )
}

function Facts({ request }: { request: AdminSupportLine }) {
  const { user, email, reference, brand, language, state, taker, createdAt } = request
  return (
    <Panel title={STATE_LABELS[state]()}>
      <dl className="grid gap-2">
        <Fact name={m.admin_support_from()}>
          {user ? <UserLink uid={user.uid} name={user.name} /> : <bdi>{email}</bdi>}
        </Fact>
        {reference && (
          <Fact name={m.admin_support_reference()}>
            <bdi>{reference}</bdi>
          </Fact>
        )}
        <Fact name={m.admin_support_brand()}>{brand}</Fact>
        <Fact name={m.admin_support_language()}>{languageName(language)}</Fact>
        <Fact name={m.admin_support_created()}>
          <Timestamp at={createdAt} />
        </Fact>
        <Fact name={m.admin_support_taken()}>{taker ? <bdi>{taker.name}</bdi> : m.admin_support_taken_nobody()}</Fact>
      </dl>
    </Panel>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-13 text-text-muted">{name}</dt>
    <dd className="break-all">{children}</dd>
  </div>
)
