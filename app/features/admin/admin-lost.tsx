import { Link, useLocation } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { AdminNav } from './admin-nav.tsx'
import { groupsFor, pageOf } from './admin-tabs.ts'

const WAY = 'inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand hover:brightness-110'

/** What is not there, for staff: the pages of administration stay, and the list leads on. */
export function AdminLost({ isAll }: { isAll: boolean }) {
  const page = useLocation({ select: ({ pathname }) => pageOf(pathname) })
  const tabs = groupsFor(isAll).flatMap((group) => group.tabs)
  const list = tabs.find((tab) => tab.page === page)
  const first = tabs[0]?.page ?? ''
  return (
    <div className="min-w-0 space-y-4 px-3 md:px-0">
      <AdminNav isAll={isAll} />
      <NotFoundPage>
        {list ? (
          <Link to={`/admin/${list.page}` as '/admin'} className={WAY}>
            {m.admin_review_back()}
          </Link>
        ) : (
          <Link to={(first === '' ? '/admin' : `/admin/${first}`) as '/admin'} className={WAY}>
            {m.admin_title()}
          </Link>
        )}
      </NotFoundPage>
    </div>
  )
}
