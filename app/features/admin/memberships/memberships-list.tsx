import { m } from '#app/paraglide/messages.js'
import type { AdminMembership } from '#contract/admin-memberships.ts'
import { PERIOD_DAYS } from '#contract/membership-rules.ts'
import { describeList } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { Buyer, Paid, Refund, Valid, What } from './membership-parts.tsx'
import { listMemberships } from './memberships.functions.ts'

/** What users bought; the last of a user that still runs can be refunded. */
export const membershipsList = describeList({
  name: 'memberships',
  title: m.admin_page_memberships,
  fields: {
    uid: { kind: 'uid', label: m.admin_pay_uid },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_newest,
      options: { oldest: m.admin_list_oldest },
    },
  },
  form: {
    className: 'grid grid-cols-2 items-end gap-3 md:max-w-[640px] md:grid-cols-[1fr_1fr_auto]',
    submitLabel: m.admin_pay_search,
    isSearch: true,
  },
  read: (search) => listMemberships({ data: search }),
  keyOf: ({ id }) => id,
  file: [
    [m.admin_pay_id, ({ id }) => String(id)],
    [m.admin_member_bought, ({ createdAt }) => createdAt],
    [m.admin_pay_uid, ({ uid }) => uid],
    [m.admin_pay_buyer, ({ username }) => username],
    [m.admin_member_what, ({ tier, period }) => `${tier.toUpperCase()} ${PERIOD_DAYS[period]}`],
    [m.admin_member_paid, ({ amount }) => amount],
    [m.admin_list_file_currency, ({ currency }) => currency],
    [m.admin_member_state, ({ state }) => state],
  ],
  rows: {
    columns: () => [
      { key: 'what', title: m.admin_member_what(), cell: (membership) => <What membership={membership} /> },
      { key: 'buyer', title: m.admin_pay_buyer(), cell: (membership) => <Buyer membership={membership} /> },
      { key: 'valid', title: m.admin_member_valid(), cell: (membership) => <Valid membership={membership} /> },
      { key: 'bought', title: m.admin_member_bought(), cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
      {
        key: 'paid',
        title: m.admin_member_paid(),
        isNumeric: true,
        cell: (membership) => <Paid membership={membership} />,
      },
      { key: 'refund', title: m.admin_member_state(), cell: (membership) => <Refund membership={membership} /> },
    ],
    compact: (membership) => <MembershipLine membership={membership} />,
  },
  empty: () => ({ picture: 'records', title: m.admin_member_empty() }),
  noneFound: () => ({ picture: 'records', title: m.admin_member_empty_user() }),
})

/** A membership in the list on a narrow screen. */
const MembershipLine = ({ membership }: { membership: AdminMembership }) => (
  <div className="grid gap-1 text-13">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <What membership={membership} />
      <Paid membership={membership} />
    </p>
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <Buyer membership={membership} />
      <span className="text-text-muted">
        <Timestamp at={membership.createdAt} />
      </span>
    </p>
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="text-text-muted">
        <Valid membership={membership} />
      </span>
      <Refund membership={membership} />
    </div>
  </div>
)
