import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { answerFeedback } from '../admin.functions.ts'
import { AnswerField } from '../answer-field.tsx'
import { useAdminAction } from '../use-admin-action.ts'

/**
 * The form that answers feedback. Its text is kept as a draft until it is sent, also when the session ends meanwhile.
 */
export function AnswerForm({ id, username }: { id: number; username: string }) {
  const [answer, setAnswer] = useTextDraft(`answer-${id}`)
  const [error, setError] = useState<string>()
  const { act, isBusy } = useAdminAction(answerFeedback)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() === '') return setError(m.admin_feedback_required())
    if (await act({ id, answer: answer.trim() }, m.admin_feedback_sent())) setAnswer('')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid justify-items-start gap-3">
      <AnswerField
        label={m.admin_feedback_answer_to({ name: username })}
        error={error}
        value={answer}
        onChange={(text) => {
          setAnswer(text)
          setError(undefined)
        }}
      />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.admin_feedback_send()}
      </Button>
    </form>
  )
}
