import { useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { emailFault } from '#contract/account-rules.ts'
import {
  SUPPORT_EMAIL_CHARS_MAX,
  SUPPORT_REFERENCE_CHARS_MAX,
  SUPPORT_SUBJECTS,
  SUPPORT_TEXT_CHARS_MAX,
  SUPPORT_TEXT_CHARS_MIN,
  type SupportSubject,
} from '#contract/support-rules.ts'
import { useDraft } from '../../draft/use-draft.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { HumanCheckStatus } from '../../login/form/human-check-status.tsx'
import { useHumanCheck } from '../../login/form/use-human-check.ts'
import { openLogin } from '../../login/login.store.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { errorText } from '../../shell/error-text.ts'
import { keepKey, newKey } from '../guest-keys.ts'
import { openSupport } from '../support.functions.ts'
import { SUBJECT_NAMES } from '../support-labels.ts'

interface Values {
  subject: SupportSubject
  reference: string
  text: string
  email: string
}

const EMPTY: Values = { subject: 'account', reference: '', text: '', email: '' }

interface NewRequestProps {
  /** Absent: there is nothing to go back to. */
  onBack?: () => void
  onSent: (id: number) => void
}

type HumanCheck = ReturnType<typeof useHumanCheck>

/** The form of a new request. */
export function NewRequest({ onBack, onSent }: NewRequestProps) {
  const isGuest = useViewer() === null
  return (
    <section aria-labelledby="support-new" className="grid gap-4 rounded-lg border border-line bg-surface-1 p-4">
      <div className="grid gap-2">
        {onBack && (
          <button
            type="button"
            onClick={onBack}
            className="inline-flex min-h-10 items-center gap-1 justify-self-start text-text-muted hover:text-text"
          >
            <ChevronLeft size={16} aria-hidden className="rtl:rotate-180" />
            {m.support_requests()}
          </button>
        )}
        <h2 id="support-new" className="font-semibold text-20">
          {m.support_new()}
        </h2>
      </div>
      {isGuest ? <GuestForm onSent={onSent} /> : <Form onSent={onSent} />}
    </section>
  )
}

function GuestForm({ onSent }: Pick<NewRequestProps, 'onSent'>) {
  const check = useHumanCheck()
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface-2 p-3 text-13">
        {m.support_sign_in_text()}
        <Button variant="quiet" onClick={() => openLogin()}>
          {m.shell_header_sign_in()}
        </Button>
      </p>
      <Form onSent={onSent} check={check} />
    </>
  )
}

function Form({ onSent, check }: Pick<NewRequestProps, 'onSent'> & { check?: HumanCheck }) {
  const form = useForm<Values>({ defaultValues: EMPTY })
  const clearDraft = useDraft('support', form)
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(openSupport)
  const [failure, setFailure] = useState<string>()
  // One for all tries: a retry of the same submission must have the same input.
  const [key] = useState(newKey)
  const { errors } = form.formState
  const onSubmit = form.handleSubmit(async ({ subject, reference, text, email }) => {
    setFailure(undefined)
    const cfToken = check ? await check.token() : null
    if (check && cfToken === null) return setFailure(m.login_check_failed())
    const answer = await submit({
      subject,
      text: text.trim(),
      ...(reference.trim() ? { reference: reference.trim() } : {}),
      ...(check && cfToken !== null ? { email: email.trim(), key, cfToken } : {}),
    })
    if (!answer) return
    if (answer.ok) {
      clearDraft()
      if (check) keepKey({ id: answer.data.id, key })
      await client.invalidateQueries({ queryKey: ['support', 'own'] })
      return onSent(answer.data.id)
    }
    const { code } = answer.error
    if (code === 'check_failed') check?.restart()
    if (code === 'bad_email') form.setError('email', { message: m.support_email_bad() }, { shouldFocus: true })
    else setFailure(code === 'too_many' ? m.support_too_many() : errorText(answer.error))
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.support_subject()}>
          <Select
            options={SUPPORT_SUBJECTS.map((value) => ({ value, label: SUBJECT_NAMES[value]() }))}
            {...form.register('subject')}
          />
        </Field>
        <Field label={m.support_reference()} hint={m.support_reference_hint()}>
          <Input dir="auto" maxLength={SUPPORT_REFERENCE_CHARS_MAX} {...form.register('reference')} />
        </Field>
      </div>
      <Field label={m.support_message()} error={errors.text?.message} isRequired>
        <Textarea
          dir="auto"
          hasCounter
          maxLength={SUPPORT_TEXT_CHARS_MAX}
          {...form.register('text', {
            validate: (text) =>
              text.trim().length >= SUPPORT_TEXT_CHARS_MIN ||
              m.support_message_short({ count: SUPPORT_TEXT_CHARS_MIN }),
          })}
        />
      </Field>
      {check && (
        <>
          <Field label={m.support_email()} hint={m.support_email_hint()} error={errors.email?.message} isRequired>
            <Input
              type="email"
              dir="ltr"
              autoComplete="email"
              maxLength={SUPPORT_EMAIL_CHARS_MAX}
              className="rtl:text-end"
              {...form.register('email', { validate: (email) => emailFault(email) === null || m.support_email_bad() })}
            />
          </Field>
          <HumanCheckStatus check={check} />
        </>
      )}
      <FormError text={failure} />
      <div>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {m.support_send()}
        </Button>
      </div>
    </form>
  )
}
