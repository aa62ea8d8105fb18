import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { OwnAccount } from '#contract/user.ts'
import { accountErrorText } from '../shell/account-error-text.ts'
import { proveSession } from './account.functions.ts'
import { ProofDialog } from './proof-dialog.tsx'

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
  const settle = (isProven: boolean) => {
    setWork(undefined)
    if (isProven) work?.run()
  }
  const dialog = own && (
    <ProofDialog own={own} isOpen={work !== undefined} text={m.user_proof_text()} onSettle={settle} />
  )
  return { prove, isChecking, dialog }
}
