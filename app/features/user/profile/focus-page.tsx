import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Pager } from '../../match/pager.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { TabLinks } from '../records/tab-links.tsx'
import { ROWS_PER_PAGE } from '../user.queries.ts'
import { FollowList } from './follow-list.tsx'
import { allFollowsQuery, followTabQuery } from './follow-tabs.queries.ts'
import { FOLLOW_TABS, followTabOf } from './follow-tabs.ts'

/** What the viewer follows, and the viewer's followers. */
export function FocusPage(search: PageSearch) {
  const viewer = useViewer()
  const uid = viewer?.uid ?? 0
  const newest = useSuspenseQuery(allFollowsQuery(uid)).data.list[0]
  // Chosen once: an unfollow must not lead away from the list.
  const [first] = useState(() => followTabOf(undefined, newest?.kind))
  const current = search.tab === undefined ? first : followTabOf(search.tab, undefined)
  const { data } = useSuspenseQuery(followTabQuery(uid, current, search))
  return (
    <OwnPage title={m.user_page_focus()} action={<PickTeams />}>
      <TabLinks
        label={m.user_page_focus()}
        tabs={Object.entries(FOLLOW_TABS).map(([key, { name }]) => ({ key, name: name() }))}
        current={current}
        isFirstNamed
      />
      <FollowList lines={data.list} isFans={current === 'fans'} />
      <Pager page={search.page ?? 1} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}

const TeamsDialog = lazy(() => import('../teams/teams-dialog.tsx').then((part) => ({ default: part.TeamsDialog })))

/** Opens the choice of favourite teams. */
function PickTeams() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {m.user_teams_pick()}
      </Button>
      {isOpen && <Suspense>{<TeamsDialog onClose={() => setIsOpen(false)} />}</Suspense>}
    </>
  )
}
