import { Link, useLocation } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { useShell } from '../../shell/shell.queries.ts'

const linkClassName =
  'flex flex-1 flex-col items-center justify-center gap-0.5 text-12 text-text-muted data-[status=active]:text-brand-text'

/** Pages about the viewer: the personal centre, but not the public profile of somebody. */
const OWN_PAGE = /^\/(userInfo(\/[A-Za-z]+)?|caijian)\/?$/

/** The main navigation on phones. */
export function BottomBar() {
  const { prefix } = useShell()
  const isOwn = useLocation({ select: ({ pathname }) => OWN_PAGE.test(pathname) })
  return (
    <nav
      aria-label={m.shell_header_places()}
      className="fixed inset-x-0 bottom-0 z-30 flex h-14 border-line border-t bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Link to="/" className={linkClassName} activeOptions={{ exact: true, includeSearch: false }}>
        <SpriteIcon name="house" className="size-5 fill-none" />
        {m.shell_place_home()}
      </Link>
      <Link to="/live" className={linkClassName}>
        <SpriteIcon name="stream" className="size-5 fill-none" />
        {m.shell_place_live()}
      </Link>
      <Link
        to="/match/{-$game}"
        params={{ game: undefined }}
        className={linkClassName}
        activeOptions={{ includeSearch: true, exact: true }}
      >
        <SpriteIcon name="calendar" className="size-5 fill-none" />
        {m.shell_place_match()}
      </Link>
      <Link
        to="/match/{-$game}"
        params={{ game: undefined }}
        search={{ view: 'favourites' }}
        className={linkClassName}
        activeOptions={{ includeSearch: true }}
      >
        <SpriteIcon name="star" className="size-5 fill-none" />
        {m.shell_place_favourites()}
      </Link>
      <a
        href={`${prefix}/userInfo`}
        data-routed=""
        data-status={isOwn ? 'active' : undefined}
        aria-current={isOwn ? 'page' : undefined}
        className={linkClassName}
      >
        <SpriteIcon name="user" className="size-5 fill-none" />
        {m.shell_place_me()}
      </a>
    </nav>
  )
}
