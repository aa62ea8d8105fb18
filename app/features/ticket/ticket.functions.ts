import { serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { ticketCalls } from '#contract/ticket.ts'

export const unlockRoom = serverWrite.handler(forward(ticketCalls.unlockRoom))
