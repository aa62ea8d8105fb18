import { m } from '#app/paraglide/messages.js'
import { beginSecondStep, finishSignIn } from '../../second-step/second-step.functions.ts'
import { SecondStepForm } from '../../second-step/second-step-form.tsx'
import type { SignIn } from './submit-sign-in.ts'

/** The last step for an account that has two. `ticket`: of the first one. */
export const SecondStepPanel = ({ ticket, onSignedIn }: { ticket: string; onSignedIn: (session: SignIn) => void }) => (
  <div className="grid gap-4">
    <p className="text-text-muted">{m.login_step_text()}</p>
    <SecondStepForm
      begin={() => beginSecondStep({ data: { key: crypto.randomUUID(), input: { ticket } } })}
      take={(step) => finishSignIn({ data: { ticket, ...step } })}
      onTaken={onSignedIn}
    />
  </div>
)
