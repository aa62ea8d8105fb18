import { m } from '#app/paraglide/messages.js'
import type { FollowKind } from '#contract/follow.ts'

/** Tabs by what is followed; `fans` lists the followers instead. */
export const FOLLOW_TABS = {
  teams: { kind: 'team', name: m.user_focus_teams },
  leagues: { kind: 'league', name: m.user_focus_leagues },
  players: { kind: 'player', name: m.user_focus_players },
  anchors: { kind: 'anchor', name: m.user_focus_anchors },
  experts: { kind: 'expert', name: m.user_focus_experts },
  users: { kind: 'user', name: m.user_focus_users },
  fans: { kind: undefined, name: m.user_focus_fans },
} as const satisfies Record<string, { kind: FollowKind | undefined; name: () => string }>
export type FollowTab = keyof typeof FOLLOW_TABS

/** The tab of the address; without one, the tab of what was followed last (`lastKind`). */
export function followTabOf(tab: string | undefined, lastKind: FollowKind | undefined): FollowTab {
  if (tab !== undefined && Object.hasOwn(FOLLOW_TABS, tab)) return tab as FollowTab
  const tabs = Object.keys(FOLLOW_TABS) as FollowTab[]
  return tabs.find((each) => lastKind !== undefined && FOLLOW_TABS[each].kind === lastKind) ?? 'teams'
}
