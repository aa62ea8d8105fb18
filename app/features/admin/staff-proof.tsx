import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../session/viewer.queries.ts'

const ProofDialog = lazy(() =>
  import('../account/proof-dialog.tsx').then((module) => ({ default: module.ProofDialog })),
)
const AskForProof = createContext<() => Promise<boolean>>(() => Promise.resolve(false))

/** Asks the administrator for the password or a code; whether it was right. Within `StaffProof`. */
export const useStaffProof = () => useContext(AskForProof)

/** Around all administration pages: the dialog in which a grave act is confirmed. */
export function StaffProof({ children }: { children: ReactNode }) {
  const own = useViewer()?.own
  const [question, setQuestion] = useState<{ answer: (isProven: boolean) => void }>()
  const settle = (isProven: boolean) => {
    setQuestion(undefined)
    question?.answer(isProven)
  }
  return (
    <AskForProof value={() => new Promise((answer) => setQuestion({ answer }))}>
      {children}
      {question && own && (
        <Suspense>
          <ProofDialog own={own} isOpen text={m.admin_proof_text()} onSettle={settle} />
        </Suspense>
      )}
    </AskForProof>
  )
}
