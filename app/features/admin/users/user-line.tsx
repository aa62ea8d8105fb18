import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import type { AdminUser } from '#contract/admin.ts'
import { rolesText } from '../admin-labels.ts'
import { StateBadge } from '../state-badge.tsx'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'

/** A user in the list on a narrow screen: all that the table has. */
export function UserLine({ user }: { user: AdminUser }) {
  const { uid, username, avatar, email, phone, roles, gold, diamond, createdAt } = user
  return (
    <div className="flex gap-3">
      <Avatar name={username} url={avatar} size={40} />
      <div className="min-w-0 flex-1 text-13">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 flex-1 text-14">
            <UserLink uid={uid} name={username} isRow />
            {roles.length > 0 && <span className="text-13"> · {rolesText(roles)}</span>}
          </span>
          <StateBadge user={user} />
        </div>
        <p className="flex flex-wrap gap-x-3 text-text-muted">
          <span className="figures">{uid}</span>
          {email !== undefined && <bdi className="break-all">{email}</bdi>}
          {phone !== undefined && <bdi className="figures">{phone}</bdi>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-text-muted">
          <span>
            {m.admin_users_coins()} {gold}
          </span>
          <span>
            {m.admin_users_diamonds()} {diamond}
          </span>
          <Timestamp at={createdAt} />
        </p>
      </div>
    </div>
  )
}
