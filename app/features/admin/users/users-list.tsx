import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import type { AdminUser } from '#contract/admin.ts'
import { ban, endUserSessions, listUsers, unban } from '../admin.functions.ts'
import { ROLE_LABELS, rolesText } from '../admin-labels.ts'
import { describeList, undoable } from '../list/describe-list.ts'
import { StateBadge, stateText } from '../state-badge.tsx'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { UserLine } from './user-line.tsx'

const banOf = ({ bannedAt }: Pick<AdminUser, 'bannedAt'>) => (bannedAt === undefined ? {} : { bannedAt })

/** All users, newest first. */
export const usersList = describeList({
  name: 'users',
  title: m.admin_page_users,
  fields: {
    text: { kind: 'text', label: m.admin_users_text },
    role: { kind: 'choice', label: m.admin_users_role, anyLabel: m.admin_users_role_any, options: ROLE_LABELS },
    state: {
      kind: 'choice',
      label: m.admin_users_state,
      anyLabel: m.admin_users_state_any,
      options: { banned: m.admin_state_banned, deleting: m.admin_state_deleting },
    },
    brand: { kind: 'code', label: m.admin_pay_brand },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_newest,
      options: { oldest: m.admin_list_oldest, lastLogin: m.admin_list_last_login },
    },
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 *:last:col-span-2 md:grid-cols-3 md:*:first:col-span-1 md:*:last:col-span-1 lg:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_1fr_auto]',
    submitLabel: m.admin_users_submit,
    isSearch: true,
  },
  read: (search) => listUsers({ data: search }),
  keyOf: ({ uid }) => uid,
  nameOf: ({ username }) => username,
  file: [
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_list_file_email, ({ email }) => email],
    [m.admin_list_file_phone, ({ phone }) => phone],
    [m.admin_users_role, ({ roles }) => rolesText(roles)],
    [m.admin_users_coins, ({ gold }) => gold],
    [m.admin_users_diamonds, ({ diamond }) => diamond],
    [m.admin_users_state, stateText],
    [m.admin_users_created, ({ createdAt }) => createdAt],
    [m.admin_users_brand, ({ brand }) => brand],
    [m.admin_list_last_login, ({ lastLoginAt }) => lastLoginAt],
  ],
  bulk: [
    undoable({
      name: 'ban',
      label: m.admin_user_ban,
      isFor: ({ bannedAt }: AdminUser) => bannedAt === undefined,
      reason: m.admin_list_ban_text,
      isGrave: true,
      send: ({ uid }: AdminUser, { key, reason }) => ban({ data: { key, input: { uid, reason, isFirst: true } } }),
      undo: ({ uid }: AdminUser, { key, data: { user } }) => unban({ data: { key, input: { uid, ...banOf(user) } } }),
    }),
    {
      name: 'end_sessions',
      label: m.admin_list_end_sessions,
      isFor: () => true,
      send: ({ uid }, { key }) => endUserSessions({ data: { key, input: { uid } } }),
    },
  ],
  rows: {
    columns: () => [
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
          <span className="grid justify-items-start">
            <bdi>{email}</bdi>
            <bdi className="figures">{phone}</bdi>
          </span>
        ),
      },
      { key: 'roles', title: m.admin_users_role(), cell: ({ roles }) => rolesText(roles) },
      { key: 'gold', title: m.admin_users_coins(), cell: ({ gold }) => gold, isNumeric: true },
      { key: 'diamond', title: m.admin_users_diamonds(), cell: ({ diamond }) => diamond, isNumeric: true },
      {
        key: 'state',
        title: m.admin_users_state(),
        cell: (user) => (
          <span className="whitespace-nowrap">
            <StateBadge user={user} />
          </span>
        ),
      },
      {
        key: 'created',
        title: m.admin_users_created(),
        cell: ({ createdAt }) => <Timestamp at={createdAt} />,
        isNumeric: true,
      },
    ],
    compact: (user) => <UserLine user={user} />,
  },
  empty: () => ({ picture: 'search', title: m.admin_users_empty() }),
})
