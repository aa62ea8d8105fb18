import { type FormEvent, useId, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { REPORT_REASONS, type ReportReason } from '#contract/chat-rules.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { reportMessage } from '../chat.functions.ts'
import { REPORT_LABELS } from '../report-labels.ts'

interface ReportDialogProps {
  roomId: number
  message: ChatMessage
  onDone: () => void
  onClose: () => void
}

/** Asks what is wrong with a message, and tells staff. */
export function ReportDialog({ roomId, message: { id, by, text }, onDone, onClose }: ReportDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState<ReportReason>()
  const [isMissing, setIsMissing] = useState(false)
  const { submit, isBusy } = useSubmit(reportMessage)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason) return setIsMissing(true)
    const answer = await submit({ roomId, id, reason })
    if (!answer) return
    if (!answer.ok && answer.error.code === 'not_found') toast(m.chat_report_gone())
    else if (!toastResult(answer, answer.ok && !answer.data.isNew ? m.chat_report_again() : m.chat_report_done()))
      return
    onClose()
    onDone()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.chat_report_title({ name: by.name })}
      description={m.chat_report_text()}
      closeLabel={m.user_act_close()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.user_act_cancel()}
          </Button>
          <Button variant="danger" type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
            {m.chat_report_send()}
          </Button>
        </>
      }
    >
      {text !== '' && (
        <blockquote dir="auto" className="mb-4 break-words rounded-md bg-surface-2 p-3 text-13">
          {text}
        </blockquote>
      )}
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <fieldset aria-describedby={isMissing ? `${formId}missing` : undefined}>
          <legend className="font-medium text-13">{m.chat_report_reason()}</legend>
          {REPORT_REASONS.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={formId}
                value={each}
                checked={reason === each}
                onChange={() => {
                  setReason(each)
                  setIsMissing(false)
                }}
                className="size-4 accent-brand"
              />
              {REPORT_LABELS[each]()}
            </label>
          ))}
        </fieldset>
        {isMissing && (
          <p id={`${formId}missing`} role="alert" className="text-13 text-lose">
            {m.chat_report_required()}
          </p>
        )}
      </form>
    </Dialog>
  )
}
