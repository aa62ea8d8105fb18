import { expect, test } from 'vitest'
import { pagesOfUser } from './pages-of-user.ts'

test("a user's page leads to what she has paid, written and asked, of the lists that may be opened", () => {
  const money = ['payments', 'refunds', 'memberships', 'tickets', 'ledger']
  const written = ['reports', 'posts', 'comments', 'chat']
  expect(pagesOfUser(true).map(({ page }) => page)).toEqual([...money, ...written, 'support'])
  expect(pagesOfUser(false).map(({ page }) => page)).toEqual(written)
})
