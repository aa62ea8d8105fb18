import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { StepProof } from '../account/step-proof.tsx'
import { staffGateQuery } from '../account/two-step/two-step.queries.ts'
import { TwoStepSettings } from '../account/two-step/two-step-settings.tsx'

/** In place of all of administration, for staff who have to take the second step, or to set one up. */
export function StaffGate({ refusal }: { refusal: 'second_step_needed' | 'two_step_missing' }) {
  const client = useQueryClient()
  const router = useRouter()
  const goOn = async () => {
    client.setQueryData(staffGateQuery().queryKey, 'none')
    await router.invalidate()
  }
  return refusal === 'second_step_needed' ? (
    <Card title={m.login_step_title()} text={m.user_step_again()}>
      <StepProof onProven={() => void goOn()} />
    </Card>
  ) : (
    <Card title={m.admin_two_step_title()} text={m.admin_two_step_text()}>
      <TwoStepSettings onAdded={() => void goOn()} />
    </Card>
  )
}

const Card = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="mx-auto mt-4 max-w-128 px-3 md:px-0">
    <div className="rounded-lg border border-line bg-surface-1 p-4 sm:p-6">
      <h1 className="flex items-center gap-2 font-bold text-20">
        <ShieldCheck size={20} aria-hidden className="shrink-0 text-brand-text" />
        {title}
      </h1>
      <p className="mt-2 mb-4 text-text-muted">{text}</p>
      {children}
    </div>
  </section>
)
