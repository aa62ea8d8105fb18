import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import type { RoleProposal } from '#contract/admin.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { confirmRoles, declineRoles } from '../admin.functions.ts'
import { roleProposalsQuery } from '../admin.queries.ts'
import { rolesText } from '../admin-labels.ts'
import { ListState } from '../list/list-state.tsx'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'

type Proposal = typeof RoleProposal.infer

/** Roles that wait for a second administrator, of one user or of all; nothing while there are none. */
export function RoleProposals({ uid }: { uid?: number }) {
  const query = useQuery(roleProposalsQuery())
  const list = (query.data ?? []).filter((each) => uid === undefined || each.uid === uid)
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
  const { id, uid, username, roles, proposedBy, proposerName, expiresAt } = proposal
  const viewer = useViewer()?.uid
  const options = { overText: m.admin_proposals_over }
  const granting = useAdminAction(confirmRoles, options)
  const removing = useAdminAction(declineRoles, options)
  const isBusy = granting.isBusy || removing.isBusy
  const isOwn = proposedBy === viewer
  const grant = async () => {
    const isAgreed = await confirm({
      title: m.admin_proposals_confirm_title({ name: username }),
      text: rolesText(roles),
      confirmLabel: m.admin_proposals_confirm(),
      cancelLabel: m.user_act_cancel(),
    })
    if (isAgreed) await granting.act({ id }, m.admin_proposals_confirmed())
  }
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
      <div className="flex gap-2">
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => void removing.act({ id }, m.admin_proposals_declined())}
        >
          {isOwn ? m.admin_proposals_withdraw() : m.admin_proposals_decline()}
        </Button>
        {!isOwn && uid !== viewer && (
          <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void grant()}>
            {m.admin_proposals_confirm()}
          </Button>
        )}
      </div>
    </li>
  )
}
