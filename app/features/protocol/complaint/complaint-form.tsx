import { useHydrated } from '@tanstack/react-router'
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
  COMPLAINT_CHARS_MAX,
  COMPLAINT_EMAIL_CHARS_MAX,
  COMPLAINT_KINDS,
  COMPLAINT_LINK_CHARS_MAX,
  type ComplaintKind,
} from '#contract/complaint-rules.ts'
import { useDraft } from '../../draft/use-draft.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { errorText } from '../../shell/error-text.ts'
import { sendComplaint } from './complaint.functions.ts'

const KIND_NAMES: Readonly<Record<ComplaintKind, () => string>> = {
  rights: m.protocol_complaint_rights,
  person: m.protocol_complaint_person,
  privacy: m.protocol_complaint_privacy,
  minors: m.protocol_complaint_minors,
  fraud: m.protocol_complaint_fraud,
  illegal: m.protocol_complaint_illegal,
  other: m.protocol_complaint_other,
}

interface Values {
  kind: ComplaintKind
  link: string
  text: string
  email: string
}

const EMPTY: Values = { kind: 'rights', link: '', text: '', email: '' }

/** The form for complaints about a page, for guests too; then what becomes of the complaint. */
export function ComplaintForm() {
  const [sent, setSent] = useState<{ id: number; email: string }>()
  return (
    <section
      aria-labelledby="complaint"
      className="max-w-[720px] rounded-lg border border-line bg-surface-1 p-4 print:hidden"
    >
      <h2 id="complaint" className="mb-4 font-semibold text-20">
        {m.protocol_complaint_title()}
      </h2>
      <div role="status" className="empty:hidden">
        {sent && (
          <>
            <p className="font-semibold">{m.protocol_complaint_sent({ id: String(sent.id) })}</p>
            <p className="wrap-anywhere mt-1 text-text-muted">
              {m.protocol_complaint_sent_text({ email: sent.email })}
            </p>
          </>
        )}
      </div>
      {sent ? (
        <Button variant="quiet" className="mt-4" onClick={() => setSent(undefined)}>
          {m.protocol_complaint_another()}
        </Button>
      ) : (
        <Form onSent={setSent} />
      )}
    </section>
  )
}

function Form({ onSent }: { onSent: (sent: { id: number; email: string }) => void }) {
  const form = useForm<Values>({ defaultValues: EMPTY })
  // Masked: the answer goes to the address of the account where no other is given.
  const ownEmail = useViewer()?.own?.email
  // Before hydration the browser would submit the form natively.
  const isReady = useHydrated()
  const clearDraft = useDraft('complaint', form)
  const { submit, isBusy } = useSubmit(sendComplaint)
  const [failure, setFailure] = useState<string>()
  const { errors } = form.formState
  const onSubmit = form.handleSubmit(async ({ kind, link, text, email }) => {
    setFailure(undefined)
    const typed = email.trim()
    const answer = await submit({ kind, link: link.trim(), text: text.trim(), ...(typed ? { email: typed } : {}) })
    if (!answer) return
    if (answer.ok) {
      clearDraft()
      onSent({ id: answer.data.id, email: typed || (ownEmail ?? '') })
    } else if (answer.error.code === 'bad_email')
      form.setError('email', { message: m.protocol_complaint_email_bad() }, { shouldFocus: true })
    else setFailure(errorText(answer.error))
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <Field label={m.protocol_complaint_kind()}>
        <Select
          options={COMPLAINT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind]() }))}
          {...form.register('kind')}
        />
      </Field>
      <Field
        label={m.protocol_complaint_link()}
        hint={m.protocol_complaint_link_hint()}
        error={errors.link?.message}
        isRequired
      >
        <Input
          dir="ltr"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={COMPLAINT_LINK_CHARS_MAX}
          className="rtl:text-end"
          {...form.register('link', { validate: (link) => link.trim() !== '' || m.protocol_complaint_link_required() })}
        />
      </Field>
      <Field label={m.protocol_complaint_text()} error={errors.text?.message} isRequired>
        <Textarea
          dir="auto"
          hasCounter
          maxLength={COMPLAINT_CHARS_MAX}
          {...form.register('text', { validate: (text) => text.trim() !== '' || m.protocol_complaint_text_required() })}
        />
      </Field>
      <Field
        label={m.protocol_complaint_email()}
        hint={ownEmail && m.protocol_complaint_email_own({ email: ownEmail })}
        error={errors.email?.message}
        isRequired={!ownEmail}
      >
        <Input
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={COMPLAINT_EMAIL_CHARS_MAX}
          className="rtl:text-end"
          {...form.register('email', {
            validate: (email) =>
              (ownEmail !== undefined && email.trim() === '') ||
              emailFault(email) === null ||
              m.protocol_complaint_email_bad(),
          })}
        />
      </Field>
      <FormError text={failure} />
      <div>
        <Button type="submit" disabled={isBusy || !isReady} aria-busy={isBusy}>
          {m.protocol_complaint_submit()}
        </Button>
      </div>
    </form>
  )
}
