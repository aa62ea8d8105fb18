import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { RefundRequest } from '#contract/admin-refunds.ts'
import { Amount } from '../../coins/amount.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { ListState } from '../list/list-state.tsx'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { RefundPlace, refunded } from './refund-place.tsx'
import { declineRefund } from './refunds.functions.ts'
import { refundRequestsQuery } from './refunds.queries.ts'

/** Refunds that wait for a second administrator; nothing while there are none. */
export function RefundRequests() {
  const query = useQuery(refundRequestsQuery())
  if (!query.data?.length) return null
  return (
    <Panel title={m.admin_refund_waiting()}>
      <p className="mb-3 text-13 text-text-muted">{m.admin_refund_how()}</p>
      <ListState query={query}>
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((request) => (
              <Item key={`${request.kind} ${request.id}`} request={request} />
            ))}
          </ul>
        )}
      </ListState>
    </Panel>
  )
}

function Item({ request }: { request: RefundRequest }) {
  const { kind, id, uid, username, reason, requestedBy, requesterName, expiresAt } = request
  const isOwn = requestedBy === useViewer()?.uid
  const { act, isBusy } = useAdminAction(declineRefund, { overText: m.admin_proposals_over })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 break-words">
          <UserLink uid={uid} name={username} />
          <Amount of={refunded(request)} className="font-medium" />
          <RefundPlace request={request} />
        </p>
        <p dir="auto" className="wrap-anywhere text-13">
          {reason}
        </p>
        <p className="break-words text-13 text-text-muted">
          {m.admin_refund_by({ name: requesterName })} · {m.admin_proposals_until()} <Timestamp at={expiresAt} />
        </p>
        {isOwn && <p className="text-13 text-text-muted">{m.admin_refund_own()}</p>}
      </div>
      <Button variant="quiet" disabled={isBusy} onClick={() => void act({ kind, id }, m.admin_proposals_declined())}>
        {isOwn ? m.admin_proposals_withdraw() : m.admin_proposals_decline()}
      </Button>
    </li>
  )
}
