import { m } from '#app/paraglide/messages.js'
import type { FollowKind } from '#contract/follow.ts'
import type { PageSearch } from '../page-search.ts'
import { followsQuery } from '../user.queries.ts'

/** Tabs by what is followed; `fans` lists the followers instead. */
export const FOLLOW_TABS = {
  users: { kind: 'user', name: m.user_focus_users },
  teams: { kind: 'team', name: m.user_focus_teams },
  leagues: { kind: 'league', name: m.user_focus_leagues },
  players: { kind: 'player', name: m.user_focus_players },
  anchors: { kind: 'anchor', name: m.user_focus_anchors },
  experts: { kind: 'expert', name: m.user_focus_experts },
  fans: { kind: undefined, name: m.user_focus_fans },
} as const satisfies Record<string, { kind: FollowKind | undefined; name: () => string }>
export type FollowTab = keyof typeof FOLLOW_TABS

export const followTabOf = (tab: string | undefined): FollowTab =>
  tab !== undefined && Object.hasOwn(FOLLOW_TABS, tab) ? (tab as FollowTab) : 'users'

/** The list of a tab of the viewer's own follows. */
export function followTabQuery(uid: number, { tab, page = 1 }: PageSearch) {
  const { kind } = FOLLOW_TABS[followTabOf(tab)]
  return kind ? followsQuery({ userId: uid, type: '1', kind, page }) : followsQuery({ userId: uid, type: '2', page })
}
