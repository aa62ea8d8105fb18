import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminTicketCalls } from '#contract/admin-tickets.ts'

export const listTickets = serverRead.handler(forward(adminTicketCalls.listTickets))
export const refundTicket = serverWrite.handler(forward(adminTicketCalls.refundTicket))
