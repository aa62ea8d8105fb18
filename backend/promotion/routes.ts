import type { Verbs } from '#backend/core/serve.ts'
import type { promotionCalls } from '#contract/promotion.ts'
import { closeChannel, createChannel, listChannels, renameChannel } from './channels.ts'
import { countVisit } from './count-visit.ts'
import { addPromotionReg } from './credit.ts'
import { exportChannelFigures, getChannelFigures } from './figures.ts'
import { getEarnings, listEarnings } from './list-earnings.ts'
import { listChannelUsers } from './list-users.ts'

export const promotionRoutes: Verbs<typeof promotionCalls> = {
  listChannels,
  createChannel,
  renameChannel,
  closeChannel,
  getChannelFigures,
  exportChannelFigures,
  listChannelUsers,
  getEarnings,
  listEarnings,
  countVisit,
  addPromotionReg,
}
