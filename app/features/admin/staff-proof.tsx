import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'
import { useViewer } from '../session/viewer.queries.ts'

const ProofDialog = lazy(() =>
  import('../account/proof-dialog.tsx').then((module) => ({ default: module.ProofDialog })),
)
const StepProofDialog = lazy(() =>
  import('../account/step-proof-dialog.tsx').then((module) => ({ default: module.StepProofDialog })),
)

/** What a call of staff may want before it is made once more. */
export type StaffProofWanted = Extract<ErrorName, 'proof_needed' | 'second_step_needed'>

const AskForProof = createContext<(wanted: StaffProofWanted) => Promise<boolean>>(() => Promise.resolve(false))

/** Asks the administrator for the password or a code, or for the second step; whether it was right. Within `StaffProof`. */
export const useStaffProof = () => useContext(AskForProof)

/** Around all administration pages: the dialogs in which a grave act, or who is there after a while, is confirmed. */
export function StaffProof({ children }: { children: ReactNode }) {
  const own = useViewer()?.own
  const [question, setQuestion] = useState<{ wanted: StaffProofWanted; answer: (isProven: boolean) => void }>()
  const isAsking = useRef(false)
  const ask = (wanted: StaffProofWanted) =>
    new Promise<boolean>((answer) => {
      isAsking.current = true
      setQuestion({ wanted, answer })
    })
  const settle = (isProven: boolean) => {
    isAsking.current = false
    setQuestion(undefined)
    question?.answer(isProven)
  }
  useRefusedReads(async () => !isAsking.current && ask('second_step_needed'))
  return (
    <AskForProof value={ask}>
      {children}
      <Suspense>
        {question?.wanted === 'proof_needed' && own && (
          <ProofDialog own={own} isOpen text={m.admin_proof_text()} onSettle={settle} />
        )}
        {question?.wanted === 'second_step_needed' && <StepProofDialog onSettle={settle} />}
      </Suspense>
    </AskForProof>
  )
}

const isRefused = (error: unknown): boolean => error !== null && failureOf(error).code === 'second_step_needed'

/**
 * When the page reads something and is refused for want of the second step, asks for it and reads again. The page stays as
 * it is, with what was typed.
 */
function useRefusedReads(ask: () => Promise<boolean>): void {
  const client = useQueryClient()
  const router = useRouter()
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.state.status !== 'error' || query.state.fetchStatus !== 'idle') return
        if (!isRefused(query.state.error)) return
        void asking.current().then(async (isProven) => {
          if (!isProven) return
          await client.refetchQueries({ predicate: ({ state }) => isRefused(state.error) })
          await router.invalidate()
        })
      }),
    [client, router],
  )
}
