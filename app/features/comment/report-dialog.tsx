import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import { REPORT_REASONS, type ReportReason } from '#contract/chat-rules.ts'
import { toastResult } from '../shell/toast-result.ts'

const REASONS: Readonly<Record<ReportReason, () => string>> = {
  speech: m.comment_report_speech,
  attack: m.comment_report_attack,
  nickname: m.comment_report_nickname,
  advertising: m.comment_report_advertising,
  avatar: m.comment_report_avatar,
  spam: m.comment_report_spam,
}

interface ReportDialogProps {
  title: string
  /** What is reported. */
  text: string
  /** Said of what this user has reported before, and of what is gone. */
  againText: string
  goneText: string
  /** Tells staff; undefined while an earlier report is on its way. */
  report: (reason: ReportReason) => Promise<Result<{ isNew: boolean }> | undefined>
  isBusy: boolean
  onClose: () => void
}

/** Asks what is wrong with what somebody wrote, and tells staff. */
export function ReportDialog({ title, text, againText, goneText, report, isBusy, onClose }: ReportDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState<ReportReason>()
  const [isMissing, setIsMissing] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason) return setIsMissing(true)
    const answer = await report(reason)
    if (!answer) return
    if (!answer.ok && answer.error.code === 'not_found') toast(goneText)
    else if (!toastResult(answer, answer.ok && !answer.data.isNew ? againText : m.comment_report_done())) return
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={m.comment_report_text()}
      closeLabel={m.user_act_close()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.user_act_cancel()}
          </Button>
          <Button variant="danger" type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
            {m.comment_report()}
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
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <fieldset aria-describedby={isMissing ? `${formId}missing` : undefined}>
          <legend className="font-medium text-13">{m.comment_report_reason()}</legend>
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
              {REASONS[each]()}
            </label>
          ))}
        </fieldset>
        {isMissing && (
          <p id={`${formId}missing`} role="alert" className="text-13 text-lose">
            {m.comment_report_required()}
          </p>
        )}
      </form>
    </Dialog>
  )
}
