import { Link, Outlet } from '@tanstack/react-router'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { SignInGate } from '../login/sign-in-gate.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { AccessDeniedPage } from '../shell/access-denied-page.tsx'
import { isAdministrator } from './load-admin.ts'
import { StaffProof } from './staff-proof.tsx'

/** A path of its route without parameters. */
const MALL = '/admin/mall' as '/admin/audit'

const TABS = [
  { to: '/admin', name: m.admin_page_home },
  { to: '/admin/users', name: m.admin_page_users },
  { to: '/admin/$list', list: 'payments', name: m.admin_page_payments },
  { to: '/admin/$list', list: 'memberships', name: m.admin_page_memberships },
  { to: '/admin/$list', list: 'streamers', name: m.admin_page_streamers },
  { to: '/admin/$list', list: 'feedback', name: m.admin_page_feedback },
  { to: '/admin/$list', list: 'reports', name: m.admin_page_reports },
  { to: MALL, name: m.admin_page_mall },
  { to: '/admin/audit', name: m.admin_page_audit },
] as const

/** Layout of the administration: a guest signs in first, anyone but administrators is denied. */
export const AdminLayout = () => (
  <SignInGate>
    <ForAdministrators />
  </SignInGate>
)

function ForAdministrators() {
  if (!isAdministrator(useViewer())) return <AccessDeniedPage />
  return (
    <div className="min-w-0 space-y-4 px-3 md:px-0">
      <nav
        ref={(row) => bringIntoView(row?.querySelector<HTMLElement>('[aria-current]') ?? null)}
        aria-label={m.admin_title()}
        className={TAB_ROW}
      >
        {TABS.map(({ name, ...place }) => (
          <Link
            key={name()}
            {...('list' in place ? { to: place.to, params: { list: place.list }, search: {} } : { to: place.to })}
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
