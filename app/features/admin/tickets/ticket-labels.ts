import { m } from '#app/paraglide/messages.js'
import { BROADCAST_MS_MIN, type TicketRefundWhy, type TicketState } from '#contract/ticket-rules.ts'

export const TICKET_STATE_LABELS: Readonly<Record<TicketState, () => string>> = {
  held: m.admin_ticket_state_held,
  done: m.admin_ticket_state_done,
  refunded: m.admin_ticket_state_refunded,
  new: m.admin_ticket_state_new,
  refused: m.admin_ticket_state_refused,
}

export const REFUND_WHY_LABELS: Readonly<Record<TicketRefundWhy, () => string>> = {
  gone: m.admin_ticket_why_gone,
  short: () => m.admin_ticket_why_short({ minutes: BROADCAST_MS_MIN / 60_000 }),
  staff: m.admin_ticket_why_staff,
}

/** Colour of a state: coins that are nobody's yet stand out. */
export const ticketColour = (state: TicketState): string =>
  state === 'held' ? 'text-warn' : state === 'done' ? 'text-win' : 'text-text-muted'
