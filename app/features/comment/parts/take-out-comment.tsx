import { type FormEvent, useId, useState } from 'react'
import { minutesText } from '#app/lib/minutes-text.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { toast } from '#app/ui/toast.ts'
import { MUTE_EVERYWHERE_MINUTES, NOTE_TEXT_MAX } from '#contract/chat-rules.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { takeOutComment } from '../report.functions.ts'

type Minutes = (typeof MUTE_EVERYWHERE_MINUTES)[number]

interface TakeOutCommentProps {
  id: number
  name: string
  text: string
  /** Nobody mutes staff. */
  isOfStaff: boolean
  onTakenOut: () => void
  onClose: () => void
}

/** For staff: takes a comment out with a reason, and mutes its author if need be. */
export function TakeOutComment({ id, name, text, isOfStaff, onTakenOut, onClose }: TakeOutCommentProps) {
  const formId = useId()
  const { locale } = useShell()
  const [reason, setReason] = useTextDraft(`take-out-${id}`)
  const [minutes, setMinutes] = useState<Minutes>()
  const [fault, setFault] = useState<string>()
  const { submit, isBusy } = useSubmit(takeOutComment)
  const close = () => {
    setReason('')
    onClose()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setFault(m.comment_take_out_required())
    const answer = await submit({ id, reason: reason.trim(), ...(minutes === undefined ? {} : { minutes }) })
    if (!answer) return
    const isGone = !answer.ok && (answer.error.code === 'not_found' || answer.error.code === 'order_moved')
    if (isGone) toast(m.comment_gone())
    else if (!toastResult(answer, m.comment_take_out_done())) return
    onTakenOut()
    close()
  }
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={m.comment_take_out_title({ name })}
      description={m.comment_take_out_text()}
      closeLabel={m.user_act_close()}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {m.user_act_cancel()}
          </Button>
          <Button variant="danger" type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
            {m.comment_take_out()}
          </Button>
        </>
      }
    >
      <blockquote
        dir="auto"
        className="mb-4 line-clamp-4 whitespace-pre-line break-words rounded-md bg-surface-2 p-3 text-13"
      >
        {text}
      </blockquote>
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
        <Field label={m.comment_take_out_reason()} error={fault} isRequired>
          <Textarea
            dir="auto"
            hasCounter
            maxLength={NOTE_TEXT_MAX}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setFault(undefined)
            }}
          />
        </Field>
        {!isOfStaff && (
          <Field label={m.comment_take_out_mute()}>
            <Select
              value={String(minutes ?? 0)}
              onChange={({ target }) => setMinutes((Number(target.value) || undefined) as Minutes | undefined)}
              options={[
                { value: '0', label: m.comment_take_out_no_mute() },
                ...MUTE_EVERYWHERE_MINUTES.map((each) => ({
                  value: String(each),
                  label: minutesText(each, locale.tag),
                })),
              ]}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
