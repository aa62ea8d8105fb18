import { expect, test } from 'vitest'
import { pageOfLink } from './page-of-link.ts'

test.each([
  ['payment-order:17', '/userInfo/recharge?order=17'],
  ['goods-order:17', '/mall/orders/17'],
  ['membership-order:17', '/userInfo/vip'],
  ['exchange:17', '/userInfo/exchange'],
  ['gift-room:17', '/live/17'],
  ['paid-room:17', '/live/17'],
  ['plan:17', '/expert/p17'],
  ['goods-order:17/../x', undefined],
  ['constructor:17', undefined],
  ['later-kind:17', undefined],
  [undefined, undefined],
])('a line with the link %s leads to %s', (link, page) => {
  expect(pageOfLink(link)).toBe(page)
})
