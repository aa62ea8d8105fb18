import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../session/viewer.queries.ts'
import { CentreTabs } from '../user/own/centre-tabs.tsx'
import { OwnPage } from '../user/own/own-page.tsx'

const TABS = [
  { place: 'dataShow', name: m.creator_data_title },
  { place: 'progManage', name: m.plan_nav_mine },
  { place: 'progComponent', name: m.plan_nav_write },
] as const

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
      <CentreTabs label={m.creator_title()} to="/creatorCenter/{-$place}" tabs={TABS} />
      {children}
    </OwnPage>
  )
}
