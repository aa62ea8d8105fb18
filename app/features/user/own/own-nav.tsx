import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { OWN_PLACES } from './own-places.ts'

/** Navigation of the personal centre: a list with large targets on phones, a sidebar on wide screens. */
export function OwnNav() {
  const unread = useViewer()?.own?.unreadCount ?? 0
  return (
    <nav aria-label={m.user_nav_label()} className="rounded-lg border border-line bg-surface-1 p-1">
      <ul>
        {OWN_PLACES.map(({ id, Icon, name }) => (
          <li key={id}>
            <Link
              to="/userInfo/$id"
              params={{ id }}
              className="flex min-h-11 items-center gap-3 rounded-md px-3 text-text-muted hover:bg-surface-2 hover:text-text data-[status=active]:bg-surface-2 data-[status=active]:font-medium data-[status=active]:text-brand-text md:min-h-10"
            >
              <Icon size={18} aria-hidden className="shrink-0" />
              <span className="min-w-0 flex-1">{name()}</span>
              {id === 'userNews' && unread > 0 && (
                <span className="figures min-w-5 rounded-full bg-live px-1 text-center text-12 text-white">
                  {unread}
                </span>
              )}
              <ChevronRight size={16} aria-hidden className="shrink-0 md:hidden rtl:rotate-180" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
