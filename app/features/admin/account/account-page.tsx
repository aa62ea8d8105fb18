import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { accountQuery } from '../admin.queries.ts'
import { Panel } from '../panel.tsx'
import { RoleProposals } from '../proposals/role-proposals.tsx'
import { StateBadge } from '../state-badge.tsx'
import { AccountAudit } from './account-audit.tsx'
import { AccountBan } from './account-ban.tsx'
import { AccountFacts } from './account-facts.tsx'
import { AccountLinks } from './account-links.tsx'
import { AccountRoles } from './account-roles.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { AccountStreaming } from './account-streaming.tsx'
import { AccountTwoStep } from './account-two-step.tsx'

/** One user: the account, its sessions, and the actions of administrators. */
export function AccountPage({ uid }: { uid: number }) {
  const { user, sessions, twoStep } = useSuspenseQuery(accountQuery(uid)).data
  const isYourself = useViewer()?.uid === uid
  return (
    <>
      <Link
        to="/admin/$list"
        params={{ list: 'users' }}
        search={{}}
        className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
      >
        <ChevronLeft size={16} aria-hidden className="rtl:rotate-180" />
        {m.admin_user_back()}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <Avatar name={user.username} url={user.avatar} size={56} />
        <div className="min-w-0 flex-1">
          <h1 className="break-words font-bold text-20">
            <bdi>{user.username}</bdi>
          </h1>
          <StateBadge user={user} />
        </div>
        {!isYourself && user.roles.includes('anchor') && <AccountStreaming user={user} />}
        {!isYourself && <AccountBan user={user} />}
      </header>
      {isYourself && <p className="rounded-md bg-surface-2 p-3 text-13">{m.admin_user_yourself()}</p>}
      <AccountLinks uid={uid} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={m.admin_user_facts()}>
          <AccountFacts user={user} />
        </Panel>
        <Panel title={m.admin_user_roles()}>
          <AccountRoles key={user.roles.join()} user={user} isLocked={isYourself} />
        </Panel>
      </div>
      <RoleProposals uid={uid} />
      {twoStep && <AccountTwoStep user={user} twoStep={twoStep} />}
      <AccountSessions user={user} sessions={sessions} />
      <AccountAudit uid={uid} />
    </>
  )
}
