import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminRedemptionLine } from '#contract/admin-mall.ts'
import { TRACKING_CHARS_MAX } from '#contract/mall-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { STATUS_NAMES, StatusBadge } from '../../mall/own/status-badge.tsx'
import { Quantity } from '../../mall/quantity.tsx'
import { describeList } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { finishRedemption, listAllRedemptions, returnRedemption, shipRedemption } from './mall.functions.ts'
import { adminMallLink } from './mall-tabs.tsx'

type Line = AdminRedemptionLine

/** Never preloaded: each view of an order is recorded in the audit log. */
const What = ({ id, name, quantity }: Line) => (
  <Link {...adminMallLink(String(id))} preload={false} className="font-medium hover:text-brand-text hover:underline">
    <bdi>{name}</bdi>
    <Quantity of={quantity} />
  </Link>
)

const Who = ({ uid, username }: Line) =>
  uid === undefined ? (
    <span className="text-text-muted">{m.admin_mall_deleted_account()}</span>
  ) : (
    <UserLink uid={uid} name={username ?? String(uid)} />
  )

/** Redemptions of all users by status, latest first. */
export const redemptionsList = describeList({
  name: 'redemptions',
  title: m.admin_mall_orders,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_mall_all, options: STATUS_NAMES },
    text: { kind: 'text', label: m.admin_mall_search },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_newest,
      options: { oldest: m.admin_list_oldest },
    },
  },
  form: {
    className: 'grid gap-3 sm:grid-cols-[minmax(0,360px)_auto_auto] sm:items-end sm:justify-start',
    submitLabel: m.admin_mall_find,
    isSearch: true,
  },
  read: (search) => listAllRedemptions({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ id, name, recipient }) => [name, recipient, id].filter(Boolean).join(' \u00b7 '),
  file: [
    [m.admin_list_file_id, ({ id }) => String(id)],
    [m.admin_mall_when, ({ createdAt }) => createdAt],
    [m.admin_mall_what, ({ name }) => name],
    [m.admin_list_file_quantity, ({ quantity }) => quantity],
    [m.admin_mall_who, ({ username }) => username],
    [m.admin_mall_amount, ({ amount }) => amount],
    [m.admin_mall_tracking, ({ tracking }) => tracking],
    [m.admin_mall_status, ({ status }) => STATUS_NAMES[status]()],
  ],
  bulk: [
    {
      name: 'ship',
      label: m.admin_mall_ship,
      isFor: ({ kind, status }) => kind === 'physical' && status === 'under_review',
      texts: { label: m.admin_list_ship_text, charsMax: TRACKING_CHARS_MAX },
      send: ({ id }, { key, text }) => shipRedemption({ data: { key, input: { id, tracking: text } } }),
    },
    {
      name: 'give_cards',
      label: m.admin_mall_give_cards,
      isFor: ({ kind, status }) => kind === 'virtual' && status === 'under_review',
      question: m.admin_list_give_cards_text,
      send: ({ id }, { key }) => finishRedemption({ data: { key, input: { id } } }),
    },
    {
      name: 'finish',
      label: m.admin_mall_finish,
      isFor: ({ status }) => status === 'in_progress',
      question: m.admin_list_finish_text,
      send: ({ id }, { key }) => finishRedemption({ data: { key, input: { id } } }),
    },
    {
      name: 'refund',
      label: m.admin_mall_refund,
      isFor: ({ status }) => status === 'under_review',
      reason: m.admin_list_redemption_refund_text,
      isGrave: true,
      send: ({ id }, { key, reason }) => returnRedemption({ data: { key, input: { id, reason, restocks: true } } }),
    },
  ],
  rows: {
    columns: () => [
      { key: 'what', title: m.admin_mall_what(), cell: (line) => <What {...line} /> },
      { key: 'when', title: m.admin_mall_when(), cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
      { key: 'who', title: m.admin_mall_who(), cell: (line) => <Who {...line} /> },
      { key: 'recipient', title: m.admin_mall_recipient(), cell: ({ recipient }) => <bdi>{recipient}</bdi> },
      { key: 'tracking', title: m.admin_mall_tracking(), cell: ({ tracking }) => <bdi>{tracking}</bdi> },
      {
        key: 'amount',
        title: m.admin_mall_amount(),
        isNumeric: true,
        cell: ({ amount }) => <Amount of={{ gold: amount }} />,
      },
      { key: 'status', title: m.admin_mall_status(), cell: ({ status }) => <StatusBadge status={status} /> },
    ],
    compact: (line) => (
      <div className="flex items-start justify-between gap-3 text-13">
        <div className="min-w-0">
          <What {...line} />
          <p className="text-text-muted">
            <Timestamp at={line.createdAt} />
          </p>
          <Who {...line} />
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <Amount of={{ gold: line.amount }} />
          <StatusBadge status={line.status} />
        </div>
      </div>
    ),
  },
  empty: () => ({ picture: 'records', title: m.admin_mall_orders_empty() }),
})
