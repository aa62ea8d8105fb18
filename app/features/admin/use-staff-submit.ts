import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#app/lib/use-submit.ts'
import type { Result } from '#contract/call.ts'
import { staffGateQuery } from '../account/two-step/two-step.queries.ts'
import { type StaffProofWanted, useStaffProof } from './staff-proof.tsx'

type Send<Input, Data> = (options: { data: { key: string; input: Input } }) => Promise<Result<Data>>

/** A call may want two proofs, each once. */
const PROOFS_MAX = 2

const codeOf = (answer: Result<unknown> | undefined) => (answer?.ok === false ? answer.error.code : undefined)

const wantedBy = (answer: Result<unknown> | undefined): StaffProofWanted | undefined => {
  const code = codeOf(answer)
  return code === 'proof_needed' || code === 'second_step_needed' ? code : undefined
}

/**
 * As `useSubmit`, for staff: when the call wants to know who is there, asks and makes it again. Undefined also when the
 * dialog was closed.
 */
export function useStaffSubmit<Input, Data>(send: Send<Input, Data>) {
  const { submit, isBusy } = useSubmit(send)
  const ask = useStaffProof()
  const client = useQueryClient()
  const submitProven = async (input: Input): Promise<Result<Data> | undefined> => {
    let answer = await submit(input)
    for (let asked = 0; asked < PROOFS_MAX; asked++) {
      if (codeOf(answer) === 'two_step_missing') {
        // A brand requires it since the page was opened: it says so, and drafts are kept.
        client.setQueryData(staffGateQuery().queryKey, 'two_step_missing')
        return undefined
      }
      const wanted = wantedBy(answer)
      if (!wanted) return answer
      if (!(await ask(wanted))) return undefined
      answer = await submit(input)
    }
    return answer
  }
  return { submit: submitProven, isBusy }
}
