import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { AdminSupportLine } from '#contract/admin-support.ts'
import { SUPPORT_CLOSE_REASONS, SUPPORT_TEXT_CHARS_MAX } from '#contract/support-rules.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { useAdminAction } from '../use-admin-action.ts'
import { answerAnySupport, closeAnySupport, noteSupport } from './support.functions.ts'
import { CLOSE_LABELS } from './support-labels.ts'

interface WriteFormProps {
  /** The name of its draft. */
  draft: string
  label: string
  hint?: string
  button: string
  isQuiet?: boolean
  /** What stands above it says it already. */
  isLabelHidden?: boolean
  isBusy: boolean
  /** Whether it was stored. */
  send: (text: string) => Promise<boolean>
}

/** A text and a button; the text is kept as a draft until it is sent. */
function WriteForm({ draft, label, hint, button, isQuiet, isLabelHidden, isBusy, send }: WriteFormProps) {
  const [text, setText] = useTextDraft(draft)
  const [error, setError] = useState<string>()
  // Before hydration the browser would submit the form natively.
  const isReady = useHydrated()
  const submit = async () => {
    if (text.trim() === '') return setError(m.admin_support_required())
    if (await send(text.trim())) setText('')
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(isLabelHidden ? { isLabelHidden } : {})}
        className="w-full justify-items-stretch"
      >
        <Textarea
          dir="auto"
          hasCounter
          maxLength={SUPPORT_TEXT_CHARS_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <div>
        <Button
          type="submit"
          {...(isQuiet ? { variant: 'quiet' } : {})}
          disabled={isBusy || !isReady}
          aria-busy={isBusy}
        >
          {button}
        </Button>
      </div>
    </form>
  )
}

export function ReplyForm({ request: { id, email }, language }: { request: AdminSupportLine; language: string }) {
  const { act, isBusy } = useAdminAction(answerAnySupport)
  return (
    <WriteForm
      draft={`support-reply-${id}`}
      label={m.admin_support_reply()}
      hint={m.admin_support_reply_hint({ language })}
      button={m.admin_support_send()}
      isBusy={isBusy}
      send={(text) =>
        act({ id, text }, ({ isTold }) =>
          isTold ? m.admin_support_sent() : m.admin_support_untold({ email: email ?? '' }),
        )
      }
    />
  )
}

export function NoteForm({ id }: { id: number }) {
  const { act, isBusy } = useAdminAction(noteSupport)
  return (
    <WriteForm
      draft={`support-note-${id}`}
      label={m.admin_support_note()}
      button={m.admin_support_note_add()}
      isQuiet
      isLabelHidden
      isBusy={isBusy}
      send={(text) => act({ id, text }, m.admin_support_noted())}
    />
  )
}

export function CloseForm({ id }: { id: number }) {
  const { act, isBusy } = useAdminAction(closeAnySupport)
  const [reason, setReason] = useState<(typeof SUPPORT_CLOSE_REASONS)[number]>('solved')
  return (
    <div className="grid gap-3">
      <Field label={m.admin_support_close()}>
        <Select
          value={reason}
          options={SUPPORT_CLOSE_REASONS.map((each) => ({ value: each, label: CLOSE_LABELS[each]() }))}
          onChange={({ target }) => setReason(SUPPORT_CLOSE_REASONS.find((each) => each === target.value) ?? 'solved')}
        />
      </Field>
      <div>
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => void act({ id, reason }, m.admin_support_closed_done())}
        >
          {m.admin_support_close_act()}
        </Button>
      </div>
    </div>
  )
}
