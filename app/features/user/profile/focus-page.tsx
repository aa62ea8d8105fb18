import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Pager } from '../../match/pager.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { TabLinks } from '../records/tab-links.tsx'
import { ROWS_PER_PAGE } from '../user.queries.ts'
import { FollowList } from './follow-list.tsx'
import { FOLLOW_TABS, followTabOf, followTabQuery } from './follow-tabs.ts'

/** What the viewer follows, and the viewer's followers. */
export function FocusPage(search: PageSearch) {
  const viewer = useViewer()
  const { data } = useSuspenseQuery(followTabQuery(viewer?.uid ?? 0, search))
  const current = followTabOf(search.tab)
  return (
    <OwnPage title={m.user_page_focus()}>
      <TabLinks
        label={m.user_page_focus()}
        tabs={Object.entries(FOLLOW_TABS).map(([key, { name }]) => ({ key, name: name() }))}
        current={current}
      />
      <FollowList lines={data.list} isFans={current === 'fans'} />
      <Pager page={search.page ?? 1} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}
