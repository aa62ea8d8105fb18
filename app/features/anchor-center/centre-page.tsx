import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { OwnPage } from '../user/own/own-page.tsx'

const TABS = [
  { place: undefined, name: m.centre_tab_home },
  { place: 'live', name: m.centre_tab_live },
  { place: 'liveLinkDetails', name: m.centre_tab_link },
] as const

/** A page of the centre for streamers, with the way to the others. */
export const CentrePage = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <OwnPage title={m.centre_title()} action={action}>
    <nav aria-label={m.centre_title()} className={TAB_ROW}>
      {TABS.map(({ place, name }) => (
        <Link
          key={name()}
          to="/anchorCenter/{-$place}"
          params={{ place }}
          activeOptions={EXACT_LINK}
          className={TAB}
          activeProps={{ 'aria-current': 'page' }}
        >
          {name()}
        </Link>
      ))}
    </nav>
    {children}
  </OwnPage>
)
