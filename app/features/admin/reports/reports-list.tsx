import { m } from '#app/paraglide/messages.js'
import { describeList } from '../list/describe-list.ts'
import { ReportItem } from './report-item.tsx'
import { listReports } from './reports.functions.ts'

/** Reported messages: open, the first reported first, or decided. */
export const reportsList = describeList({
  name: 'reports',
  title: m.admin_page_reports,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_report_open, options: { decided: m.admin_report_decided } },
  },
  read: ({ page, state }) => listReports({ data: { ...(page ? { page } : {}), state: state ?? 'open' } }),
  keyOf: ({ id }) => id,
  rows: { item: (report) => <ReportItem key={report.id} report={report} /> },
  empty: ({ state }) =>
    state === 'decided'
      ? { picture: 'posts', title: m.admin_report_decided_empty() }
      : { picture: 'posts', title: m.admin_report_open_empty(), text: m.admin_report_open_empty_text() },
})
