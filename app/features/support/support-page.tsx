import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { Contacts } from './parts/contacts.tsx'
import { Desk } from './parts/desk.tsx'
import { OutsideChat } from './parts/outside-chat.tsx'
import { supportRecordQuery } from './support.queries.ts'

/** Loads what the page shows and what its head says; here, so that pages which share the route do not load its code. */
export async function loadSupport(client: QueryClient, brand: string): Promise<{ title: string; description: string }> {
  await client.ensureQueryData(supportRecordQuery())
  return { title: m.support_title({ brand }), description: m.support_description({ brand }) }
}

/** The support desk: requests and what became of them, the operator's own chat, and its addresses. */
export function SupportPage() {
  const { brand } = useShell()
  const { data: record } = useSuspenseQuery(supportRecordQuery())
  const isHydrated = useHydrated()
  return (
    <>
      <header className="space-y-2">
        <h1 className="font-bold text-28 leading-tight">{m.support_title({ brand: brand.texts.name })}</h1>
        <p className="max-w-prose text-text-muted">{m.support_text()}</p>
        {record.replies && (
          <p className="flex items-start gap-2 text-13">
            <Clock size={16} aria-hidden className="mt-0.5 shrink-0 text-text-muted" />
            <span {...brand.textsIn}>{record.replies}</span>
          </p>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">{isHydrated ? <Desk /> : <Skeleton className="h-72 w-full rounded-lg" />}</div>
        <aside className="grid items-start gap-6 md:max-lg:grid-cols-2">
          {(record.chatUrl ?? record.hasWidget) && (
            <OutsideChat chatUrl={record.chatUrl} hasWidget={record.hasWidget} />
          )}
          {record.contacts.length > 0 && <Contacts contacts={record.contacts} />}
          <section className="text-13 text-text-muted">
            <p>
              {m.support_complaint()}{' '}
              <Link
                to="/protocol/{-$id}"
                params={{ id: 'complaint' }}
                className="font-medium text-brand-text underline"
              >
                {m.support_complaint_link()}
              </Link>
            </p>
          </section>
        </aside>
      </div>
    </>
  )
}
