import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { SupportLine } from '#contract/support.ts'
import { openLogin } from '../../login/login.store.ts'
import { errorText } from '../../shell/error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { forgetKey, type GuestKey } from '../guest-keys.ts'
import { ownRequestsQuery, requestQuery } from '../support.queries.ts'
import { STATE_NAMES, SUBJECT_NAMES } from '../support-labels.ts'

/** A user's requests, and those that were sent from this browser without an account. */
export function Requests({ uid, keys }: { uid: number | undefined; keys: readonly GuestKey[] }) {
  return (
    <>
      {uid === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t p-4 text-13 text-text-muted">
          {m.support_sign_in_text()}
          <Button variant="quiet" onClick={() => openLogin()}>
            {m.shell_header_sign_in()}
          </Button>
        </div>
      ) : (
        <OwnRequests uid={uid} hasOthers={keys.length > 0} />
      )}
      {keys.length > 0 && (
        <>
          <h3 className="border-line border-t px-4 pt-4 text-13 text-text-muted">{m.support_guest_requests()}</h3>
          <ul>
            {keys.map((each) => (
              <GuestRequest key={each.id} id={each.id} secret={each.key} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

interface OwnRequestsProps {
  uid: number
  /** Where this part of the list begins; absent: at its top. */
  before?: string
  /** Others are shown below an empty list. */
  hasOthers: boolean
}

/** A part of the user's list, and the next one when it is asked for. */
function OwnRequests({ uid, before, hasOthers }: OwnRequestsProps) {
  const { data, error, refetch, isFetching } = useQuery(ownRequestsQuery(uid, before))
  const [isLonger, setIsLonger] = useState(false)
  if (!data)
    return (
      <div className="border-line border-t p-4">
        {error && !isFetching ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            {errorText(failureOf(error))}
            <Button variant="quiet" onClick={() => void refetch()}>
              {m.support_retry()}
            </Button>
          </div>
        ) : (
          <Skeleton className="h-24 w-full rounded-md" />
        )}
      </div>
    )
  const { list, next } = data
  if (list.length === 0 && hasOthers) return null
  return (
    <>
      <div className="border-line border-t">
        {list.length === 0 && <EmptyState picture="posts" title={m.support_empty()} text={m.support_empty_text()} />}
        <ul>
          {list.map((line) => (
            <RequestItem key={line.id} line={line} />
          ))}
        </ul>
      </div>
      {next !== undefined &&
        (isLonger ? (
          <OwnRequests uid={uid} before={next} hasOthers />
        ) : (
          <p className="border-line border-t p-3 text-center">
            <Button variant="quiet" onClick={() => setIsLonger(true)}>
              {m.support_more()}
            </Button>
          </p>
        ))}
    </>
  )
}

/** One that was sent without an account; one that is gone can be taken off the list. */
function GuestRequest({ id, secret }: { id: number; secret: string }) {
  const { data, error } = useQuery(requestQuery({ id, key: secret }))
  if (data) return <RequestItem line={data.request} />
  const isGone = error && failureOf(error).code === 'not_found'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-3 text-13 text-text-muted first:border-t-0">
      {error ? (
        <>
          {isGone ? m.support_gone() : errorText(failureOf(error))}
          <Button variant="quiet" onClick={() => forgetKey(id)}>
            {m.support_forget()}
          </Button>
        </>
      ) : (
        <Skeleton className="h-10 w-full rounded-md" />
      )}
    </li>
  )
}

/** One request in a list; the whole row leads to it. */
export function RequestItem({ line }: { line: SupportLine }) {
  const { locale, zone } = useShell()
  return (
    <li className="relative flex items-center gap-3 border-line border-t px-4 py-3 first:border-t-0 hover:bg-surface-2">
      <div className="min-w-0 flex-1">
        <a href={`#${line.id}`} className="font-medium after:absolute after:inset-0">
          {SUBJECT_NAMES[line.subject]()}
        </a>
        {line.reference && (
          <span className="ms-2 break-all text-13 text-text-muted">
            <bdi>{line.reference}</bdi>
          </span>
        )}
        <p className="text-13 text-text-muted">
          <time dateTime={line.updatedAt}>{dateAndTime(line.updatedAt, locale.tag, zone)}</time>
        </p>
      </div>
      {line.unread > 0 && (
        <span className="rounded-sm bg-brand px-1.5 font-semibold text-12 text-on-brand">{m.support_unread()}</span>
      )}
      <StateText state={line.state} />
    </li>
  )
}

export const StateText = ({ state }: Pick<SupportLine, 'state'>) => (
  <span className={`shrink-0 text-13 ${state === 'answered' ? 'font-medium text-text' : 'text-text-muted'}`}>
    {STATE_NAMES[state]()}
  </span>
)
