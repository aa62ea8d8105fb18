import type { QueryClient } from '@tanstack/react-query'
import type { PageSearch } from '../page-search.ts'
import { followsQuery } from '../user.queries.ts'
import { FOLLOW_TABS, type FollowTab, followTabOf } from './follow-tabs.ts'

/** Everything the viewer follows, the newest first. */
export const allFollowsQuery = (uid: number) => followsQuery({ userId: uid, type: '1', page: 1 })

/** The list of a tab of the viewer's own follows. */
export function followTabQuery(uid: number, tab: FollowTab, { page = 1 }: PageSearch) {
  const { kind } = FOLLOW_TABS[tab]
  return kind ? followsQuery({ userId: uid, type: '1', kind, page }) : followsQuery({ userId: uid, type: '2', page })
}

/** Loads the list that the page of follows opens with. */
export async function loadFollowTab(client: QueryClient, uid: number, search: PageSearch): Promise<void> {
  const { list } = await client.ensureQueryData(allFollowsQuery(uid))
  await client.ensureQueryData(followTabQuery(uid, followTabOf(search.tab, list[0]?.kind), search))
}
