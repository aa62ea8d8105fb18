import { useSuspenseQuery } from '@tanstack/react-query'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '../../match/pager.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { feedbackQuery, ROWS_PER_PAGE } from '../user.queries.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FEEDBACK_KINDS } from './feedback-kinds.ts'

/** The feedback form, and earlier feedback with our answers. */
export function FeedbackPage({ page = 1 }: PageSearch) {
  const { locale, zone } = useShell()
  const { data } = useSuspenseQuery(feedbackQuery(page))
  return (
    <OwnPage title={m.user_page_feedback()}>
      <OwnCard>
        <FeedbackForm />
      </OwnCard>
      <OwnCard title={m.user_feedback_mine()}>
        {data.list.length === 0 && <EmptyState picture="posts" title={m.user_feedback_empty()} />}
        <ul className="space-y-4">
          {data.list.map((line) => (
            <li key={line.id} className="border-line border-b pb-4 last:border-b-0 last:pb-0">
              <p className="flex flex-wrap gap-x-3 text-13 text-text-muted">
                <span>{FEEDBACK_KINDS[line.kind]()}</span>
                <time dateTime={line.createdAt} suppressHydrationWarning>
                  {dateAndTime(line.createdAt, locale.tag, zone)}
                </time>
              </p>
              <p dir="auto" className="mt-1 whitespace-pre-wrap break-words">
                {line.text}
              </p>
              {line.answer === undefined ? (
                <p className="mt-2 text-13 text-text-muted">{m.user_feedback_waiting()}</p>
              ) : (
                <div className="mt-2 rounded-md bg-surface-2 p-3">
                  <p className="font-medium text-13">{m.user_feedback_answer()}</p>
                  <p dir="auto" className="mt-1 whitespace-pre-wrap break-words">
                    {line.answer}
                  </p>
                </div>
              )}
            </li>
          ))}
        </ul>
      </OwnCard>
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}
