import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { OwnAccount } from '#contract/user.ts'

const ProofForm = lazy(() => import('./proof-form.tsx').then((module) => ({ default: module.ProofForm })))

interface ProofDialogProps {
  own: OwnAccount
  isOpen: boolean
  /** Why a proof is needed. */
  text: string
  onSettle: (isProven: boolean) => void
}

/** Asks for a proof of identity. `onSettle` gets false when the dialog is closed without one. */
export const ProofDialog = ({ own, isOpen, text, onSettle }: ProofDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={() => onSettle(false)}
    title={m.user_proof_title()}
    description={text}
    closeLabel={m.user_act_close()}
    isSticky
  >
    <Suspense fallback={<Skeleton className="h-32 w-full" />}>
      <ProofForm own={own} onProven={() => onSettle(true)} />
    </Suspense>
  </Dialog>
)
