import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { feedbackQuery } from '../admin.queries.ts'
import { AdminList } from '../admin-list.tsx'
import { AdminPager } from '../admin-pager.tsx'
import type { FeedbackSearch } from '../admin-search.ts'
import { FeedbackItem } from './feedback-item.tsx'

const TABS = [
  { state: undefined, name: m.admin_feedback_open },
  { state: 'answered', name: m.admin_feedback_answered },
] as const

const Nothing = ({ isAnswered }: { isAnswered: boolean }) =>
  isAnswered ? (
    <EmptyState title={m.admin_feedback_answered_empty()} />
  ) : (
    <EmptyState title={m.admin_feedback_open_empty()} text={m.admin_feedback_open_empty_text()} />
  )

/** What users wrote to us: still open, or answered. */
export function FeedbackPage({ search: { page = 1, state } }: { search: FeedbackSearch }) {
  const query = useQuery(feedbackQuery(state ?? 'open', page))
  return (
    <>
      <h1 className="font-bold text-20">{m.admin_page_feedback()}</h1>
      <nav aria-label={m.admin_page_feedback()} className={TAB_ROW}>
        {TABS.map((tab) => (
          <Link
            key={tab.name()}
            to="/admin/feedback"
            search={{ state: tab.state }}
            activeOptions={EXACT_LINK}
            aria-current={tab.state === state ? 'page' : undefined}
            className={TAB}
          >
            {tab.name()}
          </Link>
        ))}
      </nav>
      <AdminList query={query}>
        {({ list, total }) => (
          <>
            {list.length === 0 && <Nothing isAnswered={state === 'answered'} />}
            <ul className="space-y-4">
              {list.map((line) => (
                <FeedbackItem key={line.id} line={line} />
              ))}
            </ul>
            <AdminPager page={page} total={total} />
          </>
        )}
      </AdminList>
    </>
  )
}
