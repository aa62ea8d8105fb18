import { type ReactNode, useState } from 'react'
import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'
import type { OwnAccount } from '#contract/user.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { StepProofDialog } from './step-proof-dialog.tsx'

/** What a call may want before it is made once more: who the user is, and her second step. */
type Wanted = Extract<ErrorName, 'proof_needed' | 'second_step_needed'>

export interface TwoProofs {
  /**
   * Makes a call; as long as it wants a proof, asks for it and makes the call again. Undefined when the user closed the
   * dialog.
   */
  proven: <Data>(send: () => Promise<Result<Data> | undefined>) => Promise<Result<Data> | undefined>
  /** Render this next to the component that calls `proven`. */
  dialog: ReactNode
}

const wantedBy = (answer: Result<unknown> | undefined): Wanted | undefined => {
  const code = answer?.ok === false ? answer.error.code : undefined
  return code === 'proof_needed' || code === 'second_step_needed' ? code : undefined
}

/** Each of the two is asked for once. */
const ASKED_MAX = 2

/** For calls that want a proof of identity, the second step of the sign-in, or both. `text`: why, above the password. */
export function useTwoProofs(own: OwnAccount | undefined, text: () => string): TwoProofs {
  const [question, setQuestion] = useState<{ wanted: Wanted; answer: (isProven: boolean) => void }>()
  const ask = (wanted: Wanted) => new Promise<boolean>((answer) => setQuestion({ wanted, answer }))
  const settle = (isProven: boolean) => {
    setQuestion(undefined)
    question?.answer(isProven)
  }
  const proven: TwoProofs['proven'] = async (send) => {
    let answer = await send()
    for (let asked = 0; asked < ASKED_MAX; asked++) {
      const wanted = wantedBy(answer)
      if (!wanted) return answer
      if (!(await ask(wanted))) return undefined
      answer = await send()
    }
    return answer
  }
  const dialog = question && (
    <>
      {question.wanted === 'second_step_needed' && <StepProofDialog onSettle={settle} />}
      {question.wanted === 'proof_needed' && own && <ProofDialog own={own} isOpen text={text()} onSettle={settle} />}
    </>
  )
  return { proven, dialog }
}
