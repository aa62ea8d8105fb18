import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { ReportDialog } from '../comment/report-dialog.tsx'
import { reportPost } from './report.functions.ts'

/** Reports a post to staff. */
export function ReportPost({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const { submit, isBusy } = useSubmit(reportPost)
  return (
    <ReportDialog
      title={m.news_report_title()}
      text={title}
      againText={m.news_report_again()}
      goneText={m.news_report_gone()}
      report={(reason) => submit({ id, reason })}
      isBusy={isBusy}
      onClose={onClose}
    />
  )
}
