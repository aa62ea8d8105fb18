import { m } from '#app/paraglide/messages.js'
import type { AdminPayment } from '#contract/admin-payments.ts'
import { describeList } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { PAYMENT_STATE_LABELS } from './payment-labels.ts'
import { Bought, Buyer, Charged, PaymentLink, PaymentStateText } from './payment-parts.tsx'
import { acceptPayment, listPayments, refundPayment } from './payments.functions.ts'

/** A decision about what the list shows. */
const decisionOf = ({ id, returned }: AdminPayment, reason: string) => ({
  id,
  reason,
  ...(returned === undefined ? {} : { returned }),
})

/** What users paid or began to pay; what needs a decision comes first. */
export const paymentsList = describeList({
  name: 'payments',
  title: m.admin_page_payments,
  fields: {
    id: { kind: 'uid', label: m.admin_pay_id },
    uid: { kind: 'uid', label: m.admin_pay_uid },
    state: { kind: 'choice', label: m.admin_pay_state, anyLabel: m.admin_pay_state_any, options: PAYMENT_STATE_LABELS },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_undecided,
      options: { newest: m.admin_list_newest, oldest: m.admin_list_oldest, largest: m.admin_list_largest },
    },
  },
  form: {
    className: 'grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_1fr_1fr_auto]',
    submitLabel: m.admin_pay_search,
    isSearch: true,
  },
  read: (search) => listPayments({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ id }) => String(id),
  file: [
    // Longer than a spreadsheet's numbers.
    [m.admin_pay_id, ({ id }) => String(id)],
    [m.admin_pay_created, ({ createdAt }) => createdAt],
    [m.admin_pay_uid, ({ uid }) => uid],
    [m.admin_pay_buyer, ({ username }) => username],
    [m.admin_pay_brand, ({ brand }) => brand],
    [m.admin_list_file_provider, ({ provider }) => provider],
    [m.admin_list_file_reference, ({ reference }) => reference],
    [m.admin_users_coins, ({ gold }) => gold],
    [m.admin_users_diamonds, ({ diamond }) => diamond],
    [m.admin_list_file_minor, ({ amount }) => amount],
    [m.admin_list_file_currency, ({ currency }) => currency],
    [m.admin_pay_state, ({ state }) => PAYMENT_STATE_LABELS[state]()],
  ],
  bulk: [
    {
      name: 'accept',
      label: m.admin_pay_accept,
      isFor: ({ decisions }) => decisions.includes('accept'),
      reason: m.admin_list_pay_accept_text,
      send: (payment, { key, reason }) => acceptPayment({ data: { key, input: decisionOf(payment, reason) } }),
    },
    {
      name: 'refund',
      label: m.admin_pay_refund,
      isFor: ({ decisions }) => decisions.includes('refund'),
      reason: m.admin_list_pay_refund_text,
      isGrave: true,
      send: (payment, { key, reason }) => refundPayment({ data: { key, input: decisionOf(payment, reason) } }),
    },
  ],
  rows: {
    columns: () => [
      { key: 'id', title: m.admin_pay_id(), cell: ({ id }) => <PaymentLink id={id} /> },
      { key: 'created', title: m.admin_pay_created(), cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
      { key: 'buyer', title: m.admin_pay_buyer(), cell: (payment) => <Buyer payment={payment} /> },
      { key: 'what', title: m.admin_pay_what(), cell: (payment) => <Bought payment={payment} /> },
      { key: 'amount', title: m.admin_pay_amount(), isNumeric: true, cell: (payment) => <Charged payment={payment} /> },
      { key: 'state', title: m.admin_pay_state(), cell: ({ state }) => <PaymentStateText state={state} /> },
    ],
    compact: (payment) => <PaymentLine payment={payment} />,
  },
  empty: () => ({ picture: 'records', title: m.admin_pay_empty(), text: m.admin_pay_empty_text() }),
})

/** An order in the list on a narrow screen. */
const PaymentLine = ({ payment }: { payment: AdminPayment }) => (
  <div className="grid gap-1 text-13">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <PaymentLink id={payment.id} isRow />
      <PaymentStateText state={payment.state} />
    </p>
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <Bought payment={payment} />
      <Charged payment={payment} />
    </p>
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-muted">
      <bdi>{payment.username ?? m.admin_pay_deleted()}</bdi>
      <Timestamp at={payment.createdAt} />
    </p>
  </div>
)
