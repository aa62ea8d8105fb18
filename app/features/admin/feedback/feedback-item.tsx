import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { AdminFeedback } from '#contract/admin.ts'
import { ListCard } from '../list/list-card.tsx'
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
  <ListCard
    head={head}
    line={
      <>
        <span className="text-text">
          <UserLink uid={line.uid} name={line.username} />
        </span>
        <span>{KIND_LABELS[line.kind]()}</span>
        <Timestamp at={line.createdAt} />
      </>
    }
  >
    <p dir="auto" className="whitespace-pre-wrap break-words">
      {line.text}
    </p>
    {line.contact !== undefined && (
      <p className="break-words text-13 text-text-muted">{m.admin_feedback_contact({ contact: line.contact })}</p>
    )}
    <div>
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
  </ListCard>
)
