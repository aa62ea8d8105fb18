import { m } from '#app/paraglide/messages.js'
import { describeList } from '../list/describe-list.ts'
import { ComplaintItem } from './complaint-item.tsx'
import { listComplaints } from './complaints.functions.ts'

/** Complaints: open or decided. */
export const complaintsList = describeList({
  name: 'complaints',
  title: m.admin_page_complaints,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_complaint_open, options: { decided: m.admin_complaint_decided } },
  },
  read: ({ page, state }) => listComplaints({ data: { ...(page ? { page } : {}), state: state ?? 'open' } }),
  keyOf: ({ id }) => id,
  rows: { item: (line) => <ComplaintItem key={line.id} line={line} /> },
  empty: ({ state }) =>
    state === 'decided'
      ? { picture: 'posts', title: m.admin_complaint_decided_empty() }
      : { picture: 'posts', title: m.admin_complaint_open_empty(), text: m.admin_complaint_open_empty_text() },
})
