import { m } from '#app/paraglide/messages.js'
import type { AdminUser } from '#contract/admin.ts'

/** The state of an account as text, coloured when it is not active. */
export function StateBadge({ user }: { user: AdminUser }) {
  if (user.bannedAt !== undefined) return <span className="font-medium text-lose">{m.admin_state_banned()}</span>
  if (user.deletingAt !== undefined) return <span className="font-medium text-warn">{m.admin_state_deleting()}</span>
  return <span className="text-text-muted">{m.admin_state_active()}</span>
}
