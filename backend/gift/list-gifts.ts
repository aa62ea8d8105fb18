import { nameIn } from '#backend/core/names.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { giftCalls } from '#contract/gift.ts'
import { CATALOGUE } from './catalogue.ts'

export const listGifts: Verb<(typeof giftCalls)['listGifts']> = async ({ lan }) => ({
  gifts: CATALOGUE.map(({ id, code, names, price, currency }) => ({
    id,
    name: nameIn(lan, names),
    price,
    currency,
    picture: `/gifts/${code}.svg`,
    animation: `/gifts/${code}.svga`,
  })),
})
