import { m } from '#app/paraglide/messages.js'
import type { AdminUser } from '#contract/admin.ts'

type State = Pick<AdminUser, 'bannedAt' | 'deletingAt'>

/** The state of an account as text. */
export const stateText = ({ bannedAt, deletingAt }: State): string =>
  bannedAt !== undefined
    ? m.admin_state_banned()
    : deletingAt !== undefined
      ? m.admin_state_deleting()
      : m.admin_state_active()

/** The state of an account, coloured when it is not active. */
export function StateBadge({ user }: { user: State }) {
  const colour =
    user.bannedAt !== undefined
      ? 'font-medium text-lose'
      : user.deletingAt !== undefined
        ? 'font-medium text-warn'
        : 'text-text-muted'
  return <span className={colour}>{stateText(user)}</span>
}
