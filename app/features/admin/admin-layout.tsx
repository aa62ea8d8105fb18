import { useQuery } from '@tanstack/react-query'
import { Outlet, useHydrated, useMatches, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { staffGateQuery } from '../account/two-step/two-step.queries.ts'
import { AccessDeniedPage } from '../login/access-denied-page.tsx'
import { SignInGate } from '../login/sign-in-gate.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { AdminLost } from './admin-lost.tsx'
import { AdminNav } from './admin-nav.tsx'
import { isForModerators } from './admin-tabs.ts'
import { isAdministrator, mayDecideReports } from './load-admin.ts'
import { StaffProof } from './staff-proof.tsx'

const StaffGate = lazy(() => import('./staff-gate.tsx').then((module) => ({ default: module.StaffGate })))

/** Layout of the administration: a guest signs in first, anyone but staff is denied. A page that does not exist is told to all. */
export function AdminLayout() {
  const isNowhere = useMatches({ select: (matches) => matches.some(({ status }) => status === 'notFound') })
  if (isNowhere) return <Nowhere />
  return (
    <SignInGate>
      <ForStaff />
    </SignInGate>
  )
}

function ForStaff() {
  const viewer = useViewer()
  const list = useParams({ strict: false, select: (params) => ('list' in params ? params.list : undefined) })
  const isAll = isAdministrator(viewer)
  const { data: refusal = 'none' } = useQuery({ ...staffGateQuery(), enabled: mayDecideReports(viewer) })
  if (!isAll && !(isForModerators(list ?? '') && mayDecideReports(viewer)))
    return <AccessDeniedPage of={mayDecideReports(viewer) ? 'administrators' : 'staff'} />
  if (refusal !== 'none') return <Gate refusal={refusal} />
  return (
    <div className="min-w-0 space-y-4 px-3 md:px-0">
      <AdminNav isAll={isAll} />
      <StaffProof>
        <Outlet />
      </StaffProof>
    </div>
  )
}

function Nowhere() {
  const viewer = useViewer()
  if (!mayDecideReports(viewer)) return <Outlet />
  return <AdminLost isAll={isAdministrator(viewer)} />
}

type Refusal = Parameters<typeof StaffGate>[0]['refusal']

/** Few pages need its code, so it comes in the browser. */
function Gate({ refusal }: { refusal: Refusal }) {
  const skeleton = <Skeleton className="mx-auto mt-4 h-64 w-full max-w-128" />
  if (!useHydrated()) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <StaffGate refusal={refusal} />
    </Suspense>
  )
}
