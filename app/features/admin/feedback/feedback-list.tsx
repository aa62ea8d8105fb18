import { m } from '#app/paraglide/messages.js'
import { listAllFeedback } from '../admin.functions.ts'
import { describeList } from '../list/describe-list.ts'
import { FeedbackItem } from './feedback-item.tsx'
import { KIND_LABELS } from './kind-labels.ts'

/** Feedback of users: open or answered. */
export const feedbackList = describeList({
  name: 'feedback',
  title: m.admin_page_feedback,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_feedback_open, options: { answered: m.admin_feedback_answered } },
    text: { kind: 'text', label: m.admin_feedback_text },
  },
  form: {
    className: 'grid grid-cols-[1fr_auto] items-end gap-3 md:max-w-[480px]',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listAllFeedback({ data: { state: 'open', ...search } }),
  keyOf: ({ id }) => id,
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_list_file_when, ({ createdAt }) => createdAt],
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_list_file_kind, ({ kind }) => KIND_LABELS[kind]()],
    [m.admin_list_file_text, ({ text }) => text],
    [m.admin_feedback_answer, ({ answer }) => answer],
  ],
  review: { queue: 'feedback', isOpen: ({ answer }) => answer === undefined },
  rows: { item: (line, head) => <FeedbackItem key={line.id} line={line} head={head} /> },
  empty: ({ state }) =>
    state === 'answered'
      ? { picture: 'posts', title: m.admin_feedback_answered_empty() }
      : { picture: 'posts', title: m.admin_feedback_open_empty(), text: m.admin_feedback_open_empty_text() },
})
