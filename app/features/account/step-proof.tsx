import { beginSecondProof, proveSecondStep } from '../login/second-step/second-step.functions.ts'
import { SecondStepForm } from '../login/second-step/second-step-form.tsx'

const withKey = <Input,>(input: Input) => ({ data: { key: crypto.randomUUID(), input } })

/** The second step once more, in a session that has begun. */
export const StepProof = ({ onProven }: { onProven: () => void }) => (
  <SecondStepForm
    begin={() => beginSecondProof(withKey({}))}
    take={(step) => proveSecondStep(withKey(step))}
    onTaken={onProven}
  />
)
