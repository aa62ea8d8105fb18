import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { AccountCorner } from '../account-corner.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** Paths of their routes without parameters, which every page would load. */
const MALL = '/mall' as '/'
const NEWS = '/news' as '/'

/** First path segments of the navigation's links in order; any other page is -1. */
const NAV_SEGMENTS = ['', 'live', 'match', 'mall', 'news']

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

export function Header() {
  const { brand } = useShell()
  useStoredMenuIndex()
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
          {brand.features.mall && <Link to={MALL}>{m.shell_place_mall()}</Link>}
          {brand.features.news && (
            <Link to={NEWS} className="max-lg:hidden">
              {m.shell_place_news()}
            </Link>
          )}
        </nav>
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
