import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { OwnPage } from '../user/own/own-page.tsx'

const TABS = [
  { place: 'dataShow', name: m.creator_data_title },
  { place: 'progManage', name: m.plan_nav_mine },
  { place: 'progComponent', name: m.plan_nav_write },
] as const

/** Whatever is searched for: a tab is its page. */
const ACTIVE = { exact: true, includeSearch: false } as const
const CURRENT = { 'aria-current': 'page' } as const

/** A page of the centre for experts, with the way to the others and to what everybody sees. */
export function CentrePage({ children }: { children: ReactNode }) {
  const uid = useViewer()?.uid
  return (
    <OwnPage
      title={m.creator_title()}
      action={
        uid !== undefined && (
          <Link
            to="/expert/{-$id}"
            params={{ id: String(uid) }}
            className="inline-flex min-h-10 items-center rounded-md px-2 text-13 text-brand-text hover:underline"
          >
            {m.creator_public_page()}
          </Link>
        )
      }
    >
      <nav aria-label={m.creator_title()} className={TAB_ROW}>
        {TABS.map(({ place, name }) => (
          <Link
            key={place}
            to="/creatorCenter/{-$place}"
            params={{ place }}
            activeOptions={ACTIVE}
            activeProps={CURRENT}
            className={TAB}
          >
            {name()}
          </Link>
        ))}
      </nav>
      {children}
    </OwnPage>
  )
}
