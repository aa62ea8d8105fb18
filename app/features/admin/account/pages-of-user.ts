import { type AdminTab, groupsFor } from '../admin-tabs.ts'

/** Lists that show what one user has, by the `uid` in their address. */
const OF_A_USER: ReadonlySet<string> = new Set([
  ...['payments', 'refunds', 'memberships', 'tickets', 'ledger'],
  ...['reports', 'posts', 'comments', 'chat', 'support'],
])

/** The lists of one user that may be opened. */
export const pagesOfUser = (isAdministrator: boolean): readonly AdminTab[] =>
  groupsFor(isAdministrator).flatMap(({ tabs }) => tabs.filter(({ page }) => OF_A_USER.has(page)))
