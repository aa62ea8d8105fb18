import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import type { RoleHolder } from '#contract/admin-roles.ts'
import { declineRoles, endUserSessions } from '../admin.functions.ts'
import { ROLE_LABELS, rolesText } from '../admin-labels.ts'
import { describeList, orderField } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { ProposalActs } from '../proposals/proposal-acts.lazy.tsx'
import { StateBadge, stateText } from '../state-badge.tsx'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { listRoleHolders } from './roles.functions.ts'

interface PartProps {
  holder: RoleHolder
}

const { administrator, moderator, promotion, expert, anchor } = ROLE_LABELS

const User = ({ holder: { uid, username, avatar } }: PartProps) => (
  <span className="flex items-center gap-2">
    <Avatar name={username} url={avatar} size={32} />
    <span className="grid">
      <UserLink uid={uid} name={username} />
      <span className="figures text-12 text-text-muted">{uid}</span>
    </span>
  </span>
)

/** The account's state, or who has to decide and until when. */
const State = ({ holder }: PartProps) => {
  const { proposal } = holder
  if (!proposal) return <StateBadge user={holder} />
  return (
    <span className="grid">
      <span className="font-medium text-warn">{m.admin_proposals_by({ name: proposal.proposerName })}</span>
      <span className="text-12 text-text-muted">
        {m.admin_proposals_until()} <Timestamp at={proposal.expiresAt} />
      </span>
    </span>
  )
}

const Acts = ({ holder: { proposal, ...user } }: PartProps) =>
  proposal ? (
    <Suspense fallback={<div className="min-h-10" />}>
      <ProposalActs {...user} id={proposal.id} proposedBy={proposal.proposedBy} />
    </Suspense>
  ) : null

const LastSignIn = ({ holder: { lastLoginAt } }: PartProps) =>
  lastLoginAt !== undefined && <Timestamp at={lastLoginAt} />

/** Who may do what: members of staff, or who holds one role, and what waits for a second administrator. */
const rolesList = describeList({
  name: 'roles',
  title: m.admin_page_roles,
  fields: {
    text: { kind: 'text', label: m.admin_users_text },
    role: {
      kind: 'choice',
      label: m.admin_users_role,
      anyLabel: m.admin_roles_staff,
      options: { administrator, moderator, promotion, expert, anchor },
    },
    state: {
      kind: 'choice',
      label: m.admin_users_state,
      anyLabel: m.admin_users_state_any,
      options: { held: m.admin_roles_held, waiting: m.admin_roles_waiting },
    },
    sort: orderField(m.admin_list_newest),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_users_submit,
    isSearch: true,
  },
  read: (search) => listRoleHolders({ data: search }),
  keyOf: ({ uid, proposal }) => (proposal ? `proposal ${proposal.id}` : uid),
  nameOf: ({ username }) => username,
  file: [
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_users_role, ({ roles }) => rolesText(roles)],
    [m.admin_users_state, (holder) => (holder.proposal ? m.admin_roles_waiting() : stateText(holder))],
    [m.admin_roles_proposer, ({ proposal }) => proposal?.proposerName],
    [m.admin_list_last_login, ({ lastLoginAt }) => lastLoginAt],
  ],
  bulk: [
    {
      name: 'decline',
      label: m.admin_proposals_decline,
      isFor: ({ proposal }) => proposal !== undefined,
      question: m.admin_roles_decline_text,
      send: ({ proposal }, { key }) => declineRoles({ data: { key, input: { id: proposal?.id ?? 0 } } }),
    },
    {
      name: 'end_sessions',
      label: m.admin_list_end_sessions,
      isFor: ({ proposal }) => proposal === undefined,
      send: ({ uid }, { key }) => endUserSessions({ data: { key, input: { uid } } }),
    },
  ],
  rows: {
    columns: () => [
      { key: 'user', title: m.admin_users_user(), cell: (holder) => <User holder={holder} /> },
      {
        key: 'roles',
        title: m.admin_users_role(),
        cell: ({ roles }) => <span className="font-medium">{rolesText(roles)}</span>,
      },
      { key: 'login', title: m.admin_list_last_login(), cell: (holder) => <LastSignIn holder={holder} /> },
      {
        key: 'state',
        title: m.admin_users_state(),
        cell: (holder) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <State holder={holder} />
            <Acts holder={holder} />
          </div>
        ),
      },
    ],
    compact: (holder) => (
      <div className="grid gap-2 text-13">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <User holder={holder} />
          <State holder={holder} />
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{rolesText(holder.roles)}</span>
          <span className="text-text-muted">
            <LastSignIn holder={holder} />
          </span>
        </p>
        <Acts holder={holder} />
      </div>
    ),
  },
  empty: () => ({ picture: 'search', title: m.admin_roles_empty() }),
  noneFound: ({ text, role, state }) =>
    state === 'waiting' && !text && !role ? { picture: 'search', title: m.admin_roles_waiting_empty() } : undefined,
})

export const loadRoles = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, rolesList, search)

/** Who holds which role. */
export const RolesPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={rolesList} rawSearch={rawSearch} />
)
