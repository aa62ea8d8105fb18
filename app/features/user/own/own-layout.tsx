import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SignInGate } from '../../login/sign-in-gate.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { DeletionNote } from './lazy-parts.ts'
import { OwnNav } from './own-nav.tsx'

const DeletionState = () => (useViewer()?.own?.deletingAt ? <Suspense>{<DeletionNote />}</Suspense> : null)

interface OwnLayoutProps {
  isList?: boolean
  /** Below the list. */
  listEnd?: ReactNode
  children: ReactNode
}

/**
 * Layout of the personal centre: navigation at the side on wide screens; on phones the navigation is a page of its own
 * (`isList`).
 */
export const OwnLayout = ({ isList, listEnd, children }: OwnLayoutProps) => (
  <SignInGate>
    <div className="grid items-start gap-4 md:grid-cols-[220px_minmax(0,760px)] md:justify-center">
      <div className={isList ? 'order-last px-3 md:order-none md:px-0' : 'hidden md:block'}>
        <OwnNav isIndex={isList} />
        {listEnd}
      </div>
      <div className="min-w-0 space-y-4 px-3 md:px-0">
        <DeletionState />
        <Suspense fallback={<OwnSkeleton />}>{children}</Suspense>
      </div>
    </div>
  </SignInGate>
)

export const OwnSkeleton = () => (
  <div className="space-y-4">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="h-48 w-full rounded-lg" />
    <Skeleton className="h-32 w-full rounded-lg" />
  </div>
)
