import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

const StepProof = lazy(() => import('./step-proof.tsx').then((module) => ({ default: module.StepProof })))

/** Asks for the second step once more. `onSettle` gets false when the dialog is closed without it. */
export const StepProofDialog = ({ onSettle }: { onSettle: (isProven: boolean) => void }) => (
  <Dialog
    isOpen
    onClose={() => onSettle(false)}
    title={m.login_step_title()}
    description={m.user_step_again()}
    closeLabel={m.user_act_close()}
    isSticky
  >
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <StepProof onProven={() => onSettle(true)} />
    </Suspense>
  </Dialog>
)
