import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { feedbackList } from './feedback-list.tsx'

export const loadFeedback = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, feedbackList, search)

/** What users wrote to the site. */
export const FeedbackPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={feedbackList} rawSearch={rawSearch} />
)
