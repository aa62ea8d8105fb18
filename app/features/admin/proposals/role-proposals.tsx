import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { RoleProposal } from '#contract/admin.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { roleProposalsQuery } from '../admin.queries.ts'
import { rolesText } from '../admin-labels.ts'
import { ListState } from '../list/list-state.tsx'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { ProposalActs } from './proposal-acts.tsx'

type Proposal = typeof RoleProposal.infer

/** Roles of a user that wait for a second administrator; nothing while there are none. */
export function RoleProposals({ uid }: { uid: number }) {
  const query = useQuery(roleProposalsQuery())
  const list = (query.data ?? []).filter((each) => each.uid === uid)
  if (!query.isError && list.length === 0) return null
  return (
    <Panel title={m.admin_proposals_title()}>
      <ListState query={query}>
        {() => (
          <ul className="divide-y divide-line">
            {list.map((proposal) => (
              <Item key={proposal.id} proposal={proposal} />
            ))}
          </ul>
        )}
      </ListState>
    </Panel>
  )
}

function Item({ proposal }: { proposal: Proposal }) {
  const { uid, username, roles, proposedBy, proposerName, expiresAt } = proposal
  const viewer = useViewer()?.uid
  const isOwn = proposedBy === viewer
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <p className="break-words">
          <UserLink uid={uid} name={username} /> · <span className="font-medium">{rolesText(roles)}</span>
        </p>
        <p className="break-words text-13 text-text-muted">
          {m.admin_proposals_by({ name: proposerName })} · {m.admin_proposals_until()} <Timestamp at={expiresAt} />
        </p>
        {(isOwn || uid === viewer) && (
          <p className="text-13 text-text-muted">{isOwn ? m.admin_proposals_own() : m.admin_proposals_about_you()}</p>
        )}
      </div>
      <ProposalActs {...proposal} />
    </li>
  )
}
