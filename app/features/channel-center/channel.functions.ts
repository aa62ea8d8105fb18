import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { promotionCalls } from '#contract/promotion.ts'

export const listChannels = serverRead.handler(forward(promotionCalls.listChannels))
export const createChannel = serverWrite.handler(forward(promotionCalls.createChannel))
export const renameChannel = serverWrite.handler(forward(promotionCalls.renameChannel))
export const closeChannel = serverWrite.handler(forward(promotionCalls.closeChannel))
export const getChannelFigures = serverRead.handler(forward(promotionCalls.getChannelFigures))
export const exportChannelFigures = serverRead.handler(forward(promotionCalls.exportChannelFigures))
export const listChannelUsers = serverRead.handler(forward(promotionCalls.listChannelUsers))
export const getEarnings = serverRead.handler(forward(promotionCalls.getEarnings))
export const listEarnings = serverRead.handler(forward(promotionCalls.listEarnings))
