import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { CREATOR, OWN_GROUPS, type OwnPlace, REDEMPTIONS, VIDEOS } from './own-places.ts'

const LINE = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-text-muted md:min-h-10'

/**
 * Navigation of the personal centre by groups: a sidebar on wide screens, a list with large targets on phones, where
 * the first two groups stand above it on the index (`isIndex`).
 */
export const OwnNav = ({ isIndex }: { isIndex?: boolean | undefined }) => (
  <nav aria-label={m.user_nav_label()} className="rounded-lg border border-line bg-surface-1">
    {OWN_GROUPS.map((places, index) => (
      <ul
        key={places[0]?.id}
        className={`border-line border-b p-1 last:border-b-0 ${isIndex && index < 2 ? 'max-md:hidden' : ''}`}
      >
        {places.map((place) => (
          <PlaceLine key={place.id} place={place} />
        ))}
      </ul>
    ))}
  </nav>
)

function linkOf({ id, to }: OwnPlace) {
  if (to === undefined) return { to: '/userInfo/$id', params: { id } } as const
  if (to === '/videos/{-$game}/{-$id}') return { to, params: { game: 'mine', id: undefined } } as const
  if (to === '/creatorCenter/{-$place}') return { to, params: { place: undefined } } as const
  return to === '/anchorCenter/{-$place}'
    ? ({ to, params: { place: undefined } } as const)
    : ({ to, params: { place: 'orders', id: undefined } } as const)
}

function PlaceLine({ place }: { place: OwnPlace }) {
  const { id, to, Icon, name } = place
  const { brand } = useShell()
  const isExpert = useViewer()?.roles?.includes('expert') ?? false
  if (to === REDEMPTIONS.to && !brand.features.mall) return null
  if (to === VIDEOS.to && !brand.features.videos) return null
  if (to === CREATOR.to && !(isExpert && brand.features.experts)) return null
  if (id === 'userPost' && !brand.features.news) return null
  return (
    <li>
      <Link
        {...linkOf(place)}
        className={`${LINE} hover:bg-surface-2 hover:text-text data-[status=active]:bg-surface-2 data-[status=active]:font-medium data-[status=active]:text-brand-text`}
      >
        <Icon size={18} aria-hidden className="shrink-0" />
        <span className="min-w-0 flex-1">{name()}</span>
        {id === 'userNews' && <UnreadCount />}
        <ChevronRight size={16} aria-hidden className="shrink-0 md:hidden rtl:rotate-180" />
      </Link>
    </li>
  )
}

/** The number of unread notices; nothing when there are none. */
export function UnreadCount({ className = '' }: { className?: string }) {
  const unread = useViewer()?.own?.unreadCount ?? 0
  if (unread === 0) return null
  return (
    <span className={`figures min-w-5 rounded-full bg-brand px-1 text-center text-12 text-on-brand ${className}`}>
      {unread}
    </span>
  )
}
