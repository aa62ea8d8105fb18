import type { Verbs } from '#backend/core/serve.ts'
import type { promotionCalls } from '#contract/promotion.ts'
import { closeChannel, createChannel, listChannels, renameChannel } from './channels.ts'

export const promotionRoutes: Verbs<typeof promotionCalls> = {
  listChannels,
  createChannel,
  renameChannel,
  closeChannel,
}
