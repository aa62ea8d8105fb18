import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { giftCalls } from '#contract/gift.ts'

export const listGifts = serverRead.handler(forward(giftCalls.listGifts))
export const sendGift = serverWrite.handler(forward(giftCalls.sendGift))
export const getGiftBoard = serverRead.handler(forward(giftCalls.getGiftBoard))
export const getOwnGiftPlace = serverRead.handler(forward(giftCalls.getOwnGiftPlace))
