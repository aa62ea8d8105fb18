import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { OwnCard } from '../own/own-page.tsx'

const TwoStepSettings = lazy(() =>
  import('../../account/two-step/two-step-settings.tsx').then((module) => ({ default: module.TwoStepSettings })),
)

/** Two-step sign-in; its code comes when the page has painted. */
export function TwoStepCard() {
  const skeleton = <Skeleton className="h-44 w-full" />
  return (
    <OwnCard title={m.user_set_two_step()}>
      {useHydrated() ? (
        <Suspense fallback={skeleton}>
          <TwoStepSettings />
        </Suspense>
      ) : (
        skeleton
      )}
    </OwnCard>
  )
}
