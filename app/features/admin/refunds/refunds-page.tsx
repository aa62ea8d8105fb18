import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { RefundRequest } from '#contract/admin-refunds.ts'
import { Amount } from '../../coins/amount.tsx'
import { describeList, orderField } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { RefundPlace, refunded } from './refund-place.tsx'
import { declineRefund, listRefundRequests } from './refunds.functions.ts'

interface PartProps {
  request: RefundRequest
}

const KINDS = {
  payment: m.admin_refund_kind_payment,
  membership: m.admin_refund_kind_membership,
  redemption: m.admin_refund_kind_redemption,
  ticket: m.admin_refund_kind_ticket,
} as const

const DECISIONS = { made: m.admin_refund_made, declined: m.admin_refund_declined } as const

const Asked = ({ request: { requestedBy, requesterName, createdAt } }: PartProps) => (
  <span className="grid">
    <UserLink uid={requestedBy} name={requesterName} />
    <span className="text-12 text-text-muted">
      <Timestamp at={createdAt} />
    </span>
  </span>
)

/** What became of it, or until when it waits. */
function State({ request: { decision, expiresAt } }: PartProps) {
  if (!decision)
    return (
      <span className="text-warn">
        {m.admin_proposals_until()} <Timestamp at={expiresAt} />
      </span>
    )
  const { act, uid, name, at } = decision
  return (
    <span className="grid">
      <span className={`font-medium ${act === 'made' ? 'text-win' : 'text-text-muted'}`}>{DECISIONS[act]()}</span>
      <span className="flex flex-wrap gap-x-2 text-12 text-text-muted">
        {uid !== undefined && <UserLink uid={uid} name={name ?? String(uid)} />}
        <Timestamp at={at} />
      </span>
    </span>
  )
}

const Reason = ({ request: { reason } }: PartProps) => (
  <span dir="auto" className="wrap-anywhere block max-w-prose">
    {reason}
  </span>
)

/** Large refunds that wait for a second administrator, and what became of those of the last months. */
const refundsList = describeList({
  name: 'refunds',
  title: m.admin_page_refunds,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_refund_tab_waiting, options: { decided: m.admin_refund_tab_decided } },
    uid: { kind: 'uid', label: m.admin_pay_uid },
    kind: { kind: 'choice', label: m.admin_refund_kind, anyLabel: m.admin_refund_kind_any, options: KINDS },
    sort: orderField(m.admin_list_newest),
  },
  form: {
    className: 'grid grid-cols-2 items-end gap-3 md:max-w-[760px] md:grid-cols-[1fr_1fr_1fr_auto]',
    submitLabel: m.admin_pay_search,
    isSearch: true,
  },
  read: (search) => listRefundRequests({ data: search }),
  keyOf: ({ kind, id }) => `${kind} ${id}`,
  nameOf: ({ kind, id }) => `${KINDS[kind]()} ${id}`,
  file: [
    [m.admin_list_file_when, ({ createdAt }) => createdAt],
    [m.admin_refund_kind, ({ kind }) => KINDS[kind]()],
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_pay_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_users_coins, ({ gold }) => gold],
    [m.admin_users_diamonds, ({ diamond }) => diamond],
    [m.admin_user_reason, ({ reason }) => reason],
    [m.admin_refund_asker, ({ requesterName }) => requesterName],
    [m.admin_list_file_decision, ({ decision }) => decision && DECISIONS[decision.act]()],
    [m.admin_refund_decider, ({ decision }) => decision?.name],
    [m.admin_refund_decided_at, ({ decision }) => decision?.at],
  ],
  bulk: [
    {
      name: 'decline',
      label: m.admin_proposals_decline,
      isFor: ({ decision }) => decision === undefined,
      question: m.admin_refund_decline_text,
      send: ({ kind, id }, { key }) => declineRefund({ data: { key, input: { kind, id } } }),
    },
  ],
  rows: {
    columns: () => [
      { key: 'place', title: m.admin_refund_kind(), cell: (request) => <RefundPlace request={request} /> },
      {
        key: 'user',
        title: m.admin_users_user(),
        cell: ({ uid, username }) => <UserLink uid={uid} name={username} />,
      },
      {
        key: 'amount',
        title: m.admin_pay_amount(),
        isNumeric: true,
        cell: (request) => <Amount of={refunded(request)} className="font-medium" />,
      },
      { key: 'reason', title: m.admin_user_reason(), cell: (request) => <Reason request={request} /> },
      { key: 'asked', title: m.admin_refund_asker(), cell: (request) => <Asked request={request} /> },
      { key: 'state', title: m.admin_users_state(), cell: (request) => <State request={request} /> },
    ],
    compact: (request) => (
      <div className="grid gap-2 text-13">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <UserLink uid={request.uid} name={request.username} />
          <Amount of={refunded(request)} className="font-medium" />
        </div>
        <p className="flex flex-wrap gap-x-3">
          <RefundPlace request={request} />
        </p>
        <Reason request={request} />
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Asked request={request} />
          <State request={request} />
        </div>
      </div>
    ),
  },
  empty: ({ state }) =>
    state === 'decided'
      ? { picture: 'records', title: m.admin_refund_decided_empty() }
      : { picture: 'records', title: m.admin_refund_waiting_empty(), text: m.admin_refund_waiting_empty_text() },
})

export const loadRefunds = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, refundsList, search)

/** Refunds that two administrators make. */
export const RefundsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <>
    <ListPage list={refundsList} rawSearch={rawSearch} />
    {rawSearch.state !== 'decided' && <p className="text-13 text-text-muted">{m.admin_refund_how()}</p>}
  </>
)
