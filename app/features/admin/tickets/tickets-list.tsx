import { m } from '#app/paraglide/messages.js'
import type { AdminTicket } from '#contract/admin-tickets.ts'
import { Amount } from '../../coins/amount.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { describeList } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { Refund } from './refund.tsx'
import { REFUND_WHY_LABELS, TICKET_STATE_LABELS, ticketColour } from './ticket-labels.ts'
import { listTickets, refundTicket } from './tickets.functions.ts'

/** Broadcasts that users paid for, and how the coins stand; held ones can be given back. */
export const ticketsList = describeList({
  name: 'tickets',
  title: m.admin_page_tickets,
  fields: {
    id: { kind: 'uid', label: m.admin_ticket_id },
    uid: { kind: 'uid', label: m.admin_pay_uid },
    room: { kind: 'uid', label: m.admin_room_id },
    state: {
      kind: 'choice',
      label: m.admin_pay_state,
      anyLabel: m.admin_pay_state_any,
      options: TICKET_STATE_LABELS,
    },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_newest,
      options: { oldest: m.admin_list_oldest },
    },
  },
  form: {
    className: 'grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_1fr_1fr_1fr_auto]',
    submitLabel: m.admin_pay_search,
    isSearch: true,
  },
  read: (search) => listTickets({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ id }) => String(id),
  file: [
    [m.admin_ticket_id, ({ id }) => String(id)],
    [m.admin_member_bought, ({ createdAt }) => createdAt],
    [m.admin_pay_uid, ({ uid }) => uid],
    [m.admin_pay_buyer, ({ username }) => username],
    [m.admin_room_id, ({ roomId }) => roomId],
    [m.admin_ticket_broadcast, ({ broadcast }) => broadcast],
    [m.admin_room_streamer, ({ streamerName }) => streamerName],
    [m.admin_member_paid, ({ amount }) => amount],
    [m.admin_pay_state, ({ state }) => TICKET_STATE_LABELS[state]()],
  ],
  bulk: [
    {
      name: 'refund',
      label: m.admin_member_refund,
      isFor: ({ isRefundable }) => isRefundable,
      reason: m.admin_list_refund_text,
      isGrave: true,
      send: ({ id }, { key, reason }) => refundTicket({ data: { key, input: { id, reason } } }),
    },
  ],
  rows: {
    columns: () => [
      { key: 'id', title: m.admin_ticket_id(), cell: ({ id }) => <bdi className="figures">{id}</bdi> },
      { key: 'bought', title: m.admin_member_bought(), cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
      { key: 'buyer', title: m.admin_pay_buyer(), cell: (ticket) => <Buyer ticket={ticket} /> },
      { key: 'room', title: m.admin_ticket_broadcast(), cell: (ticket) => <Broadcast ticket={ticket} /> },
      {
        key: 'amount',
        title: m.admin_member_paid(),
        isNumeric: true,
        cell: (ticket) => <Amount of={{ gold: ticket.amount }} />,
      },
      { key: 'state', title: m.admin_pay_state(), cell: (ticket) => <State ticket={ticket} /> },
    ],
    compact: (ticket) => <TicketLine ticket={ticket} />,
  },
  empty: () => ({ picture: 'records', title: m.admin_ticket_empty(), text: m.admin_ticket_empty_text() }),
})

interface PartProps {
  ticket: AdminTicket
}

const Buyer = ({ ticket: { uid, username } }: PartProps) =>
  username === undefined ? (
    <span className="text-text-muted">{m.admin_pay_deleted()}</span>
  ) : (
    <UserLink uid={uid} name={username} />
  )

/** Which broadcast of which room, and whose. */
function Broadcast({ ticket: { roomId, title, broadcast, streamerUid, streamerName } }: PartProps) {
  const { prefix } = useShell()
  return (
    <div className="grid">
      <a
        href={`${prefix}/live/${roomId}`}
        dir="auto"
        className="wrap-anywhere font-medium hover:text-brand-text hover:underline"
      >
        {title ?? roomId}
      </a>
      <span className="text-12 text-text-muted">
        {streamerUid === undefined ? (
          m.admin_room_simulated()
        ) : (
          <UserLink uid={streamerUid} name={streamerName ?? String(streamerUid)} />
        )}{' '}
        <Timestamp at={broadcast} />
      </span>
    </div>
  )
}

/** How the coins stand, since when and why; and the way to give held ones back. */
const State = ({ ticket }: PartProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <div className="grid">
      <span className={`font-medium ${ticketColour(ticket.state)}`}>{TICKET_STATE_LABELS[ticket.state]()}</span>
      {(ticket.refundWhy || ticket.settledAt) && (
        <span className="text-12 text-text-muted">
          {ticket.refundWhy && REFUND_WHY_LABELS[ticket.refundWhy]()}{' '}
          {ticket.settledAt && <Timestamp at={ticket.settledAt} />}
        </span>
      )}
    </div>
    {ticket.isRefundable && <Refund ticket={ticket} />}
  </div>
)

/** A purchase in the list on a narrow screen. */
const TicketLine = ({ ticket }: PartProps) => (
  <div className="grid gap-1 text-13">
    <div className="flex items-start justify-between gap-x-3">
      <Broadcast ticket={ticket} />
      <Amount of={{ gold: ticket.amount }} />
    </div>
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-muted">
      <Buyer ticket={ticket} />
      <Timestamp at={ticket.createdAt} />
    </p>
    <State ticket={ticket} />
  </div>
)
