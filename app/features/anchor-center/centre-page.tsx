import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { OwnPage } from '../user/own/own-page.tsx'

const TABS = [
  { place: undefined, name: m.centre_tab_home },
  { place: 'live', name: m.centre_tab_live },
  { place: 'liveLinkDetails', name: m.centre_tab_link },
  { place: 'revenueDetails', name: m.centre_tab_revenue },
  { place: 'profile', name: m.centre_tab_profile },
  { place: 'moderation', name: m.centre_tab_moderation },
] as const

/** The tab of the page, which a narrow screen shows without scrolling. */
const CURRENT = {
  'aria-current': 'page',
  className: '[scroll-initial-target:nearest] [scroll-snap-align:center]',
} as const

/** A page of the centre for streamers, with the way to the others. */
export function CentrePage({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const { chat } = useShell().brand.features
  return (
    <OwnPage title={m.centre_title()} action={action}>
      <nav aria-label={m.centre_title()} className={TAB_ROW}>
        {TABS.map(
          ({ place, name }) =>
            // Where there is no chat there is nobody to moderate.
            (chat || place !== 'moderation') && (
              <Link
                key={name()}
                to="/anchorCenter/{-$place}"
                params={{ place }}
                activeOptions={EXACT_LINK}
                className={TAB}
                activeProps={CURRENT}
              >
                {name()}
              </Link>
            ),
        )}
      </nav>
      {children}
    </OwnPage>
  )
}
