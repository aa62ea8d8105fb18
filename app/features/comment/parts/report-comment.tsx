import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { reportComment } from '../report.functions.ts'
import { ReportDialog } from '../report-dialog.tsx'

interface ReportCommentProps {
  id: number
  name: string
  text: string
  onClose: () => void
}

/** Reports a comment. */
export function ReportComment({ id, name, text, onClose }: ReportCommentProps) {
  const { submit, isBusy } = useSubmit(reportComment)
  return (
    <ReportDialog
      title={m.comment_report_title({ name })}
      text={text}
      againText={m.comment_report_again()}
      goneText={m.comment_gone()}
      report={(reason) => submit({ id, reason })}
      isBusy={isBusy}
      onClose={onClose}
    />
  )
}
