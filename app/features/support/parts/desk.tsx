import { useLocation, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { type DeskPlace, guestKeys, keepKey, placeOfHash } from '../guest-keys.ts'
import { Conversation } from './conversation.tsx'
import { NewRequest } from './new-request.tsx'
import { Requests } from './requests.tsx'

const NONE: ReturnType<typeof guestKeys.now> = []

export const useGuestKeys = () => useSyncExternalStore(guestKeys.subscribe, guestKeys.now, () => NONE)

/** What the address asks for. The key of a mail's link is kept in the browser, and taken out of the address. */
function useDeskPlace(): DeskPlace {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const place = placeOfHash(hash)
  const { id, key } = place.view === 'request' ? place : {}
  useEffect(() => {
    if (id === undefined || key === undefined) return
    keepKey({ id, key })
    void navigate({ to: '.', hash: String(id), replace: true, hashScrollIntoView: false })
  }, [id, key, navigate])
  return place
}

/** The desk in the page: own requests, one of them, or a new one; for who is signed in, and for guests by their keys. */
export function Desk() {
  const uid = useViewer()?.uid
  const keys = useGuestKeys()
  const place = useDeskPlace()
  const navigate = useNavigate()
  const goTo = useCallback(
    (hash: string, replace = false) => void navigate({ to: '.', hash, replace, hashScrollIntoView: false }),
    [navigate],
  )
  if (place.view === 'request') {
    const key = place.key ?? keys.find(({ id }) => id === place.id)?.key
    return <Conversation key={place.id} id={place.id} guestKey={key} onBack={() => goTo('')} />
  }
  const isEmptyGuest = uid === undefined && keys.length === 0
  if (place.view === 'new' || isEmptyGuest)
    return <NewRequest {...(isEmptyGuest ? {} : { onBack: () => goTo('') })} onSent={(id) => goTo(String(id), true)} />
  return (
    <section aria-labelledby="support-requests" className="rounded-lg border border-line bg-surface-1">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <h2 id="support-requests" className="font-semibold text-20">
          {m.support_requests()}
        </h2>
        <a
          href="#new"
          className="inline-flex min-h-10 items-center gap-2 rounded-md bg-brand px-4 font-medium text-on-brand hover:brightness-110"
        >
          <Plus size={16} aria-hidden />
          {m.support_new()}
        </a>
      </div>
      <Requests uid={uid} keys={keys} />
    </section>
  )
}
