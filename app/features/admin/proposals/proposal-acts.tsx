import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import type { Role } from '#contract/call.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { confirmRoles, declineRoles } from '../admin.functions.ts'
import { rolesText } from '../admin-labels.ts'
import { useAdminAction } from '../use-admin-action.ts'

interface ProposalActsProps {
  id: number
  uid: number
  username: string
  roles: readonly Role[]
  proposedBy: number
}

/** Confirms roles that wait for a second administrator, or takes the request away. */
export function ProposalActs({ id, uid, username, roles, proposedBy }: ProposalActsProps) {
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
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" disabled={isBusy} onClick={() => void removing.act({ id }, m.admin_proposals_declined())}>
        {isOwn ? m.admin_proposals_withdraw() : m.admin_proposals_decline()}
      </Button>
      {!isOwn && uid !== viewer && (
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void grant()}>
          {m.admin_proposals_confirm()}
        </Button>
      )}
    </div>
  )
}
