import { Link, useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Menu } from '#app/ui/menu.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { AccountCorner } from '../account-corner.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** Places that a brand may be without, and where the row of links, else the menu, has them. */
const PLACES = [
  ['mall', m.shell_place_mall, '', 'md:hidden'],
  ['news', m.shell_place_news, 'max-lg:hidden', 'lg:hidden'],
  ['videos', m.shell_place_videos, 'max-lg:hidden', 'lg:hidden'],
  ['expert', m.shell_place_experts, 'max-lg:hidden', 'lg:hidden'],
] as const

/** First path segments of the navigation's links in order; any other page is -1. */
const NAV_SEGMENTS = ['', 'live', 'match', 'mall', 'news', 'videos', 'expert']

/** Stores the index of the current menu entry in local storage, where the owner's specification wants it. */
function useStoredMenuIndex(): void {
  const index = useLocation({ select: ({ pathname }) => NAV_SEGMENTS.indexOf(pathname.split('/')[1] ?? '') })
  useEffect(() => {
    try {
      localStorage.setItem('menuIndex', String(index))
    } catch {
      // Storage is blocked: nothing of ours reads it.
    }
  }, [index])
}

/** The page is not loaded anew, which would close it. */
const closeMenu = ({ currentTarget }: MouseEvent) => currentTarget.closest('details')?.removeAttribute('open')

export function Header() {
  const { brand } = useShell()
  useStoredMenuIndex()
  const { features } = brand
  const places = PLACES.filter(([path]) => features[path === 'expert' ? 'experts' : path])
  const last = places.at(-1)
  return (
    <header className="header">
      <div>
        <Link
          to="/"
          className="flex shrink-0 items-center"
          aria-label={m.shell_header_home({ name: brand.texts.name })}
        >
          <Logo scheme="dark" className="light:hidden" />
          <Logo scheme="light" className="hidden light:block" />
        </Link>
        <nav aria-label={m.shell_header_places()} className="places">
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
            {m.shell_place_home()}
          </Link>
          <Link to="/live">{m.shell_place_live()}</Link>
          <Link to="/match/{-$game}" params={{ game: undefined }}>
            {m.shell_place_match()}
          </Link>
          {places.map(([path, name, inRow]) => (
            // The path of its route without parameters, which every page would load.
            <Link key={path} to={`/${path}` as '/'} className={inRow}>
              {name()}
            </Link>
          ))}
        </nav>
        {last && (
          // A phone has no room beside the wordmark: its home page and footer lead there.
          <nav aria-label={m.shell_header_more()} className={cn('max-sm:hidden', last[3])}>
            <Menu
              label={m.shell_header_more()}
              button={<SpriteIcon name="menu" className="size-5 fill-none" />}
              className="more start-0 end-auto! w-48"
            >
              {places.map(([path, name, , inMenu]) => (
                <Link key={path} to={`/${path}` as '/'} className={inMenu} onClick={closeMenu}>
                  {name()}
                </Link>
              ))}
            </Menu>
          </nav>
        )}
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <SearchBox />
          <ThemeMenu />
          <LanguageMenu />
          <Account />
        </div>
      </div>
    </header>
  )
}

/** Apart, so that the header is not rendered again with each notice of the viewer's. */
function Account() {
  const { prefix, locale } = useShell()
  return <AccountCorner viewer={useViewer()} prefix={prefix} tag={locale.tag} />
}

/** The logo of the other scheme than the brand's is loaded only when that scheme is chosen. */
function Logo({ scheme, className }: { scheme: 'dark' | 'light'; className: string }) {
  const { brand } = useShell()
  return (
    <img
      src={brand.logos[scheme]}
      alt=""
      width={132}
      height={32}
      loading={scheme === brand.scheme ? undefined : 'lazy'}
      className={cn('h-8 w-[132px] object-contain object-left rtl:object-right', className)}
    />
  )
}
