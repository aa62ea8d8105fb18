import type { Verbs } from '#backend/core/serve.ts'
import type { giftCalls } from '#contract/gift.ts'
import { getGiftBoard, getOwnGiftPlace } from './get-board.ts'
import { listGifts } from './list-gifts.ts'
import { sendGift } from './send-gift.ts'

export const giftRoutes: Verbs<typeof giftCalls> = { getGiftBoard, getOwnGiftPlace, listGifts, sendGift }
