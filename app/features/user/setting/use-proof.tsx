import { lazy, type ReactNode, Suspense, useState } from 'react'
import { proveSession } from '#app/features/account/account.functions.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import type { OwnAccount } from '#contract/user.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'

const ProofForm = lazy(() => import('./proof-form.tsx').then((module) => ({ default: module.ProofForm })))

interface Proof {
  /** Runs `work` once the identity is proven: at once after a recent sign-in, else after the dialog. */
  prove: (work: () => void) => Promise<void>
  isChecking: boolean
  /** Render this next to the component that calls `prove`. */
  dialog: ReactNode
}

/** Actions that give access to the account (a new contact or provider) require recent proof of identity. */
export function useProof(own: OwnAccount | undefined): Proof {
  const [isChecking, setIsChecking] = useState(false)
  const [work, setWork] = useState<{ run: () => void }>()
  const close = () => setWork(undefined)
  const prove = async (run: () => void) => {
    setIsChecking(true)
    const answer = await proveSession({ data: { key: crypto.randomUUID(), input: {} } }).catch(() => ({
      ok: false as const,
      error: { code: 'unavailable' as const },
    }))
    setIsChecking(false)
    if (answer.ok) run()
    else if (answer.error.code === 'proof_needed') setWork({ run })
    else toast(accountErrorText(answer.error), 'error')
  }
  const onProven = () => {
    close()
    work?.run()
  }
  const dialog = own && (
    <Dialog
      isOpen={work !== undefined}
      onClose={close}
      title={m.user_proof_title()}
      description={m.user_proof_text()}
      closeLabel={m.user_act_close()}
      isSticky
    >
      <Suspense fallback={<Skeleton className="h-32 w-full" />}>
        <ProofForm own={own} onProven={onProven} />
      </Suspense>
    </Dialog>
  )
  return { prove, isChecking, dialog }
}
