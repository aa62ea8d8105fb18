import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useHydrated, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { staffGateQuery } from '../account/two-step/two-step.queries.ts'
import { SignInGate } from '../login/sign-in-gate.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { AccessDeniedPage } from '../shell/access-denied-page.tsx'
import { isAdministrator, mayDecideReports } from './load-admin.ts'
import { StaffProof } from './staff-proof.tsx'

const StaffGate = lazy(() => import('./staff-gate.tsx').then((module) => ({ default: module.StaffGate })))

/** A path of its route without parameters. */
const MALL = '/admin/mall' as '/admin'

/** The lists for moderators too. */
const REVIEWED = ['posts', 'reports', 'comments', 'chat'] as const
const isReviewed = (list: string | undefined) => REVIEWED.some((each) => each === list)

const TABS = [
  { to: '/admin', name: m.admin_page_home },
  { to: '/admin/$list', list: 'users', name: m.admin_page_users },
  { to: '/admin/$list', list: 'roles', name: m.admin_page_roles },
  { to: '/admin/$list', list: 'payments', name: m.admin_page_payments },
  { to: '/admin/$list', list: 'refunds', name: m.admin_page_refunds },
  { to: '/admin/$list', list: 'memberships', name: m.admin_page_memberships },
  { to: '/admin/$list', list: 'tickets', name: m.admin_page_tickets },
  { to: '/admin/$list', list: 'streamers', name: m.admin_page_streamers },
  { to: '/admin/$list', list: 'rooms', name: m.admin_page_rooms },
  { to: '/admin/$list', list: 'experts', name: m.admin_page_experts },
  { to: '/admin/$list', list: 'plans', name: m.admin_page_plans },
  { to: '/admin/$list', list: 'articles', name: m.admin_page_articles },
  { to: '/admin/$list', list: 'videos', name: m.admin_page_videos },
  { to: '/admin/$list', list: 'support', name: m.admin_page_support },
  { to: '/admin/$list', list: 'complaints', name: m.admin_page_complaints },
  { to: '/admin/$list', list: 'feedback', name: m.admin_page_feedback },
  { to: '/admin/$list', list: 'posts', name: m.admin_page_posts },
  { to: '/admin/$list', list: 'reports', name: m.admin_page_reports },
  { to: '/admin/$list', list: 'comments', name: m.admin_page_comments },
  { to: '/admin/$list', list: 'chat', name: m.admin_page_chat },
  { to: '/admin/$list', list: 'announcements', name: m.admin_page_announcements },
  { to: '/admin/$list', list: 'channels', name: m.admin_page_channels },
  { to: '/admin/$list', list: 'brands', name: m.admin_page_brands },
  { to: MALL, name: m.admin_page_mall },
  { to: '/admin/$list', list: 'ledger', name: m.admin_page_ledger },
  { to: '/admin/$list', list: 'feeds', name: m.admin_page_feeds },
  { to: '/admin/$list', list: 'audit', name: m.admin_page_audit },
] as const

/** Layout of the administration: a guest signs in first, anyone but staff is denied. */
export const AdminLayout = () => (
  <SignInGate>
    <ForStaff />
  </SignInGate>
)

function ForStaff() {
  const viewer = useViewer()
  const list = useParams({ strict: false, select: (params) => ('list' in params ? params.list : undefined) })
  const isAll = isAdministrator(viewer)
  const { data: refusal = 'none' } = useQuery({ ...staffGateQuery(), enabled: mayDecideReports(viewer) })
  if (!isAll && !(isReviewed(list) && mayDecideReports(viewer))) return <AccessDeniedPage />
  if (refusal !== 'none') return <Gate refusal={refusal} />
  return (
    <div className="min-w-0 space-y-4 px-3 md:px-0">
      <nav
        ref={(row) => bringIntoView(row?.querySelector<HTMLElement>('[aria-current]') ?? null)}
        aria-label={m.admin_title()}
        className={TAB_ROW}
      >
        {TABS.filter((tab) => isAll || ('list' in tab && isReviewed(tab.list))).map(({ name, ...place }) => (
          <Link
            key={name()}
            {...('list' in place ? { to: place.to, params: { list: place.list }, search: {} } : { to: place.to })}
            // An article and a brand are pages of their own, below their lists.
            {...(list !== undefined && 'list' in place && `${list}s` === place.list ? { 'aria-current': 'page' } : {})}
            className={TAB}
            activeOptions={{ includeSearch: false, exact: place.to === '/admin' }}
          >
            {name()}
          </Link>
        ))}
      </nav>
      <StaffProof>
        <Outlet />
      </StaffProof>
    </div>
  )
}

type Refusal = Parameters<typeof StaffGate>[0]['refusal']

/** Few pages need its code, so it comes in the browser. */
function Gate({ refusal }: { refusal: Refusal }) {
  const skeleton = <Skeleton className="mx-auto mt-4 h-64 w-full max-w-lg" />
  if (!useHydrated()) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <StaffGate refusal={refusal} />
    </Suspense>
  )
}
