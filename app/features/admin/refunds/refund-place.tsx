import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { RefundRequest } from '#contract/admin-refunds.ts'
import { adminMallLink } from '../mall/mall-tabs.tsx'

const WHERE = {
  payment: ({ id }: RefundRequest) => ({
    ...LIST,
    params: { list: 'payments' },
    search: { order: id },
    children: `${m.admin_page_payments()} · ${id}`,
  }),
  membership: ({ uid }: RefundRequest) => ({
    ...LIST,
    params: { list: 'memberships' },
    search: { uid },
    children: m.admin_page_memberships(),
  }),
  ticket: ({ id }: RefundRequest) => ({
    ...LIST,
    params: { list: 'tickets' },
    search: { id },
    children: `${m.admin_page_tickets()} · ${id}`,
  }),
  redemption: ({ id }: RefundRequest) => ({ ...adminMallLink(String(id)), children: m.admin_mall_order({ id }) }),
}
const LIST = { to: '/admin/$list' } as const

/** Leads to where the same refund is made. */
export const RefundPlace = ({ request }: { request: RefundRequest }) => (
  <Link {...WHERE[request.kind](request)} className="text-brand-text underline" />
)

/** What goes back. */
export const refunded = ({ gold, diamond }: RefundRequest) => ({
  ...(gold ? { gold } : {}),
  ...(diamond ? { diamond } : {}),
})
