import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { answerFeedback } from '../admin.functions.ts'
import { useAdminAction } from '../use-admin-action.ts'

const ANSWER_CHARS_MAX = 2000

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
      <Field
        label={m.admin_feedback_answer_to({ name: username })}
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
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.admin_feedback_send()}
      </Button>
    </form>
  )
}
