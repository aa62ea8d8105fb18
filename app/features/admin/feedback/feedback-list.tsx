import { m } from '#app/paraglide/messages.js'
import { listAllFeedback } from '../admin.functions.ts'
import { describeList } from '../list/describe-list.ts'
import { FeedbackItem } from './feedback-item.tsx'

/** Feedback of users: open or answered. */
export const feedbackList = describeList({
  name: 'feedback',
  title: m.admin_page_feedback,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_feedback_open, options: { answered: m.admin_feedback_answered } },
  },
  read: ({ page, state }) => listAllFeedback({ data: { ...(page ? { page } : {}), state: state ?? 'open' } }),
  keyOf: ({ id }) => id,
  rows: { item: (line) => <FeedbackItem key={line.id} line={line} /> },
  empty: ({ state }) =>
    state === 'answered'
      ? { picture: 'posts', title: m.admin_feedback_answered_empty() }
      : { picture: 'posts', title: m.admin_feedback_open_empty(), text: m.admin_feedback_open_empty_text() },
})
