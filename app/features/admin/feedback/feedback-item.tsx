import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { AdminFeedback } from '#contract/admin.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { KIND_LABELS } from './kind-labels.ts'

interface ItemProps {
  line: typeof AdminFeedback.infer
  head: ReactNode
}

/** One feedback message with its answer, or a form to answer it. */
export const FeedbackItem = ({ line, head }: ItemProps) => (
  <li className="rounded-lg border border-line bg-surface-1 p-4">
    {head}
    <p className="flex flex-wrap items-center gap-x-3 text-13 text-text-muted">
      <span className="text-text">
        <UserLink uid={line.uid} name={line.username} />
      </span>
      <span>{KIND_LABELS[line.kind]()}</span>
      <Timestamp at={line.createdAt} />
    </p>
    <p dir="auto" className="mt-2 whitespace-pre-wrap break-words">
      {line.text}
    </p>
    {line.contact !== undefined && (
      <p className="mt-1 break-words text-13 text-text-muted">{m.admin_feedback_contact({ contact: line.contact })}</p>
    )}
    <div className="mt-3">
      {line.answer === undefined ? (
        <AnswerForm id={line.id} username={line.username} />
      ) : (
        <div className="rounded-md bg-surface-2 p-3">
          <p className="flex flex-wrap gap-x-3 text-13">
            <span className="font-medium">{m.admin_feedback_answer()}</span>
            {line.answeredAt !== undefined && <Timestamp at={line.answeredAt} />}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap break-words">
            {line.answer}
          </p>
        </div>
      )}
    </div>
  </li>
)
