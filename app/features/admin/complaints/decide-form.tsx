import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ComplaintDecision } from '#contract/complaint-rules.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { useAdminAction } from '../use-admin-action.ts'
import { decideComplaint } from './complaints.functions.ts'

const ANSWER_CHARS_MAX = 2000

/** The answer to a complaint, and a button for each decision. The text is kept as a draft until it is sent. */
export function DecideForm({ id, email }: { id: number; email: string }) {
  const [answer, setAnswer] = useTextDraft(`complaint-${id}`)
  const [error, setError] = useState<string>()
  const { act, isBusy } = useAdminAction(decideComplaint)
  const decide = async (decision: ComplaintDecision) => {
    if (answer.trim() === '') return setError(m.admin_complaint_required())
    const done = await act({ id, decision, answer: answer.trim() }, ({ isSent }) =>
      isSent ? m.admin_complaint_sent() : m.admin_complaint_unsent({ email }),
    )
    if (done) setAnswer('')
  }
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-3">
      <Field
        label={m.admin_complaint_answer({ email })}
        hint={m.admin_complaint_answer_hint()}
        error={error}
        isRequired
        className="w-full justify-items-stretch"
      >
        <Textarea
          dir="auto"
          hasCounter
          maxLength={ANSWER_CHARS_MAX}
          value={answer}
          onChange={({ target }) => {
            setAnswer(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void decide('upheld')}>
          {m.admin_complaint_uphold()}
        </Button>
        <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void decide('declined')}>
          {m.admin_complaint_decline()}
        </Button>
      </div>
    </form>
  )
}
