import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { toast } from '#app/ui/toast.ts'
import { FEEDBACK_CHARS_MAX } from '#contract/account-rules.ts'
import { useDraft } from '../../draft/use-draft.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { useEarlyInput } from '../use-early-input.ts'
import { sendFeedback } from '../user.functions.ts'
import { FEEDBACK_KINDS, type FeedbackKind } from './feedback-kinds.ts'

interface Values {
  kind: FeedbackKind
  text: string
  contact: string
}

const EMPTY: Values = { kind: 'bug', text: '', contact: '' }
const KINDS = Object.keys(FEEDBACK_KINDS) as FeedbackKind[]
const CONTACT_CHARS_MAX = 120

/** The feedback form. Its input is kept as a draft until it is sent, also when the session ends meanwhile. */
export function FeedbackForm() {
  const client = useQueryClient()
  const form = useForm<Values>({ defaultValues: EMPTY })
  const withEarlyInput = useEarlyInput(form)
  // Before hydration the browser would submit the form natively.
  const clearDraft = useDraft('feedback', form)
  const { submit, isBusy } = useSubmit(sendFeedback)
  const [failure, setFailure] = useState<string>()
  const onSubmit = form.handleSubmit(async ({ kind, text, contact }) => {
    setFailure(undefined)
    const answer = await submit({ kind, text: text.trim(), ...(contact.trim() ? { contact: contact.trim() } : {}) })
    if (!answer) return
    if (!answer.ok) return setFailure(accountErrorText(answer.error))
    clearDraft()
    form.reset(EMPTY)
    toast(m.user_feedback_sent(), 'success')
    await client.invalidateQueries({ queryKey: ['user', 'feedback'] })
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <Field label={m.user_feedback_kind()}>
        <Select
          options={KINDS.map((kind) => ({ value: kind, label: FEEDBACK_KINDS[kind]() }))}
          {...form.register('kind')}
        />
      </Field>
      <Field label={m.user_feedback_text()} error={form.formState.errors.text?.message} isRequired>
        <Textarea
          dir="auto"
          hasCounter
          maxLength={FEEDBACK_CHARS_MAX}
          {...withEarlyInput(
            form.register('text', { validate: (text) => text.trim() !== '' || m.user_feedback_text_required() }),
          )}
        />
      </Field>
      <Field label={m.user_feedback_contact()}>
        <Input dir="auto" maxLength={CONTACT_CHARS_MAX} {...withEarlyInput(form.register('contact'))} />
      </Field>
      <FormError text={failure} />
      <div>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {m.user_feedback_submit()}
        </Button>
      </div>
    </form>
  )
}
