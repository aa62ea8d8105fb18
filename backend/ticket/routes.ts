import type { Verbs } from '#backend/core/serve.ts'
import type { ticketCalls } from '#contract/ticket.ts'
import { unlockRoom } from './unlock-room.ts'

export const ticketRoutes: Verbs<typeof ticketCalls> = { unlockRoom }
