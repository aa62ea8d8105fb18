import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { isAdministrator } from '../load-admin.ts'
import { pagesOfUser } from './pages-of-user.ts'

/** The lists of what an account has paid, written and asked, of those that the viewer may open. */
export function AccountLinks({ uid }: { uid: number }) {
  const pages = pagesOfUser(isAdministrator(useViewer()))
  return (
    <nav aria-label={m.admin_user_records()} className="flex flex-wrap gap-2">
      {pages.map(({ page, name }) => (
        <Link
          key={page}
          to="/admin/$list"
          params={{ list: page }}
          search={{ uid }}
          className="inline-flex min-h-10 items-center rounded-full border border-line px-4 text-13 hover:bg-surface-2"
        >
          {name()}
        </Link>
      ))}
    </nav>
  )
}
