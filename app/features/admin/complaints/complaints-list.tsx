import { m } from '#app/paraglide/messages.js'
import { describeList, waitingAgeField } from '../list/describe-list.ts'
import { COMPLAINT_KIND_LABELS, ComplaintItem } from './complaint-item.tsx'
import { listComplaints } from './complaints.functions.ts'

/** Complaints: open or decided. */
export const complaintsList = describeList({
  name: 'complaints',
  title: m.admin_page_complaints,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_complaint_open, options: { decided: m.admin_complaint_decided } },
    text: { kind: 'text', label: m.admin_complaint_text },
    kind: {
      kind: 'choice',
      label: m.admin_list_file_kind,
      anyLabel: m.admin_complaint_kind_any,
      options: COMPLAINT_KIND_LABELS,
    },
    brand: { kind: 'code', label: m.admin_pay_brand },
    sort: waitingAgeField,
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-3 lg:max-w-[1100px] lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:*:first:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listComplaints({ data: search }),
  keyOf: ({ id }) => id,
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_list_file_when, ({ createdAt }) => createdAt],
    [m.admin_pay_brand, ({ brand }) => brand],
    [m.admin_list_file_kind, ({ kind }) => COMPLAINT_KIND_LABELS[kind]()],
    [m.admin_list_file_email, ({ email }) => email],
    [m.admin_list_file_where, ({ link }) => link],
    [m.admin_list_file_text, ({ text }) => text],
    [m.admin_list_file_decision, ({ decision }) => decision],
    [m.admin_feedback_answer, ({ answer }) => answer],
  ],
  review: { queue: 'complaints', isOpen: ({ decision }) => decision === undefined },
  rows: { item: (line, head) => <ComplaintItem key={line.id} line={line} head={head} /> },
  empty: ({ state }) =>
    state === 'decided'
      ? { picture: 'posts', title: m.admin_complaint_decided_empty() }
      : { picture: 'posts', title: m.admin_complaint_open_empty(), text: m.admin_complaint_open_empty_text() },
})
