import { m } from '#app/paraglide/messages.js'
import { REPORT_LABELS } from '../../chat/report-labels.ts'
import { describeList, waitingAgeField } from '../list/describe-list.ts'
import { DECIDED_LABELS, DECISION_LABELS } from './decision-labels.ts'
import { ReportItem } from './report-item.tsx'
import { decideReport, listReports, reopenReport } from './reports.functions.ts'

/** So much of a message names its row. */
const NAME_CHARS = 60

/** Reported messages: open, the first reported first, or decided. */
export const reportsList = describeList({
  name: 'reports',
  title: m.admin_page_reports,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_report_open, options: { decided: m.admin_report_decided } },
    uid: { kind: 'uid', label: m.admin_report_uid },
    sort: waitingAgeField,
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:last:col-span-2 md:max-w-[560px] md:grid-cols-[1fr_1fr_auto] md:*:last:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listReports({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ name, text }) => `${name}: ${[...text].slice(0, NAME_CHARS).join('')}`,
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_list_file_when, ({ saidAt }) => saidAt],
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ name }) => name],
    [m.admin_list_file_where, ({ path, roomId }) => path ?? `/live/${roomId}`],
    [m.admin_list_file_text, ({ text }) => text],
    [
      m.admin_report_reasons,
      ({ reasons }) => reasons.map(({ reason, count }) => `${REPORT_LABELS[reason]()} ${count}`).join(' / '),
    ],
    [m.admin_list_file_decision, ({ decision }) => decision && DECIDED_LABELS[decision.act]()],
  ],
  bulk: [
    {
      name: 'dismiss',
      label: DECISION_LABELS.dismiss,
      isFor: ({ decision }) => decision === undefined,
      reason: m.admin_report_dismiss_text,
      send: ({ id }, { key, reason }) => decideReport({ data: { key, input: { id, act: 'dismiss', reason } } }),
      undo: ({ id }, { key }) => reopenReport({ data: { key, input: { id } } }),
    },
    {
      name: 'remove',
      label: DECISION_LABELS.remove,
      isFor: ({ decision }) => decision === undefined,
      reason: m.admin_report_remove_text,
      isGrave: true,
      send: ({ id }, { key, reason }) => decideReport({ data: { key, input: { id, act: 'remove', reason } } }),
    },
  ],
  review: { queue: 'reports', isOpen: ({ decision }) => decision === undefined },
  rows: { item: (report, head) => <ReportItem key={report.id} report={report} head={head} /> },
  empty: ({ state }) =>
    state === 'decided'
      ? { picture: 'posts', title: m.admin_report_decided_empty() }
      : { picture: 'posts', title: m.admin_report_open_empty(), text: m.admin_report_open_empty_text() },
})
