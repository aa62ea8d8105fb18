import { Link, useLocation } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { useShell } from '../../shell/shell.queries.ts'

/** Pages about the viewer: the personal centre, but not the public profile of somebody. */
const OWN_PAGE = /^\/(userInfo(\/[A-Za-z]+)?|caijian)\/?$/

/** The main navigation on phones. */
export function BottomBar() {
  const { prefix } = useShell()
  const isOwn = useLocation({ select: ({ pathname }) => OWN_PAGE.test(pathname) })
  return (
    <nav aria-label={m.shell_header_places()} className="bottom-bar">
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
        <SpriteIcon name="house" />
        {m.shell_place_home()}
      </Link>
      <Link to="/live">
        <SpriteIcon name="stream" />
        {m.shell_place_live()}
      </Link>
      <Link to="/match/{-$game}" params={{ game: undefined }} activeOptions={{ includeSearch: true, exact: true }}>
        <SpriteIcon name="calendar" />
        {m.shell_place_match()}
      </Link>
      <Link
        to="/match/{-$game}"
        params={{ game: undefined }}
        search={{ view: 'favourites' }}
        activeOptions={{ includeSearch: true }}
      >
        <SpriteIcon name="star" />
        {m.shell_place_favourites()}
      </Link>
      <a
        href={`${prefix}/userInfo`}
        data-routed=""
        data-status={isOwn ? 'active' : undefined}
        aria-current={isOwn ? 'page' : undefined}
      >
        <SpriteIcon name="user" />
        {m.shell_place_me()}
      </a>
    </nav>
  )
}
