import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import type { AdminUser } from '#contract/admin.ts'
import { rolesText } from '../admin-words.ts'
import { StateBadge } from '../state-badge.tsx'
import { UserLink } from '../user-link.tsx'
import { When } from '../when.tsx'

const columns = (): Column<AdminUser>[] => [
  {
    key: 'user',
    title: m.admin_users_user(),
    cell: ({ uid, username, avatar }) => (
      <span className="flex items-center gap-2">
        <Avatar name={username} url={avatar} size={32} />
        <span className="grid">
          <UserLink uid={uid} name={username} />
          <span className="figures text-12 text-text-muted">{uid}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'contact',
    title: m.admin_users_contact(),
    cell: ({ email, phone }) => (
      <span className="grid text-start">
        <bdi>{email}</bdi>
        <bdi className="figures">{phone}</bdi>
      </span>
    ),
  },
  { key: 'roles', title: m.admin_users_role(), cell: ({ roles }) => rolesText(roles) },
  { key: 'gold', title: m.admin_users_coins(), cell: ({ gold }) => gold, isNumeric: true },
  { key: 'diamond', title: m.admin_users_diamonds(), cell: ({ diamond }) => diamond, isNumeric: true },
  { key: 'state', title: m.admin_users_state(), cell: (user) => <StateBadge user={user} /> },
  { key: 'created', title: m.admin_users_created(), cell: ({ createdAt }) => <When at={createdAt} />, isNumeric: true },
]

export const UserTable = ({ users }: { users: readonly AdminUser[] }) => (
  <Table label={m.admin_page_users()} columns={columns()} rows={users} keyOf={({ uid }) => uid} />
)
