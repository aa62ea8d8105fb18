import { useState } from 'react'
import { minutesText } from '#app/lib/minutes-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ReportedMessage } from '#contract/admin-chat.ts'
import { MUTE_EVERYWHERE_MINUTES, MUTE_MINUTES, type ReportDecision } from '#contract/chat-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { DECIDED_LABELS, DECISION_LABELS } from './decision-labels.ts'
import { decideReport } from './reports.functions.ts'

const MINUTES = { mute_room: MUTE_MINUTES, mute_everywhere: MUTE_EVERYWHERE_MINUTES } as const

const TEXTS: Readonly<Record<ReportDecision, (input: { name: string }) => string>> = {
  dismiss: () => m.admin_report_dismiss_text(),
  remove: () => m.admin_report_remove_text(),
  mute_room: m.admin_report_mute_room_text,
  mute_everywhere: m.admin_report_mute_everywhere_text,
}

interface DecisionDialogProps {
  report: ReportedMessage
  act: ReportDecision
  onClose: () => void
}

/** Asks for the reason of a decision, and for how long somebody is muted. */
export function DecisionDialog({ report: { id, name }, act, onClose }: DecisionDialogProps) {
  const { locale } = useShell()
  const choices: readonly number[] = act in MINUTES ? MINUTES[act as keyof typeof MINUTES] : []
  const [minutes, setMinutes] = useState(choices[0])
  const { act: send, isBusy } = useAdminAction(decideReport)
  const decide = (reason: string) =>
    send({ id, act, reason, ...(minutes === undefined ? {} : { minutes }) } as Parameters<typeof send>[0], () =>
      DECIDED_LABELS[act](),
    )
  return (
    <ReasonDialog
      draft={`report-${act}-${id}`}
      title={DECISION_LABELS[act]()}
      text={TEXTS[act]({ name })}
      submitLabel={DECISION_LABELS[act]()}
      variant={act === 'dismiss' ? 'primary' : 'danger'}
      isBusy={isBusy}
      onSubmit={decide}
      onClose={onClose}
    >
      {choices.length > 0 && (
        <Field label={m.admin_report_minutes()}>
          <Select
            value={String(minutes)}
            onChange={({ target }) => setMinutes(Number(target.value))}
            options={choices.map((each) => ({ value: String(each), label: minutesText(each, locale.tag) }))}
          />
        </Field>
      )}
    </ReasonDialog>
  )
}
