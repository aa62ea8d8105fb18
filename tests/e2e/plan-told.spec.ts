import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshHeaders, signIn } from '#tests/support/sign-in.ts'
import { runScript } from '#tests/support/site.ts'
import { expect, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const MAIN = { include: 'main' }

interface Bought {
  list: { state: string; plan: { id: number; title: string } }[]
}

/** What a demo account bought of the demo expert; the site writes it after its start. */
async function boughtBy(request: APIRequestContext, origin: string): Promise<Bought['list']> {
  let list: Bought['list'] = []
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${origin}/java/userExpertPlanOrderPC`, {
          headers: { sysType: 'PC', lan: 'en_US', 'sec-fetch-site': 'same-origin' },
        })
        list = ((await answer.json()) as { result: Bought }).result.list
        return ['done', 'refunded'].every((state) => list.some((each) => each.state === state))
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return list
}

test('who bought plans sees what was predicted and where the coins went, and anybody proves what was sealed', async ({
  page,
  origin,
}) => {
  test.slow()
  await signIn(page, 'vip')
  const list = await boughtBy(page.request, origin)
  await open(page, '/en/expert/bought')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.filter({ hasText: 'Your coins came back.' }).first()).toBeVisible()
  await expect(cards.filter({ hasText: 'You bought this plan.' }).first()).toBeVisible()
  // Nothing that was paid for is behind a lock.
  await expect(page.getByRole('main').locator('.lucide-lock')).toHaveCount(0)
  await expectAccessible(page, 'bought plans', MAIN)

  const refunded = list.find(({ state }) => state === 'refunded')
  await open(page, '/en/userInfo/water?kind=purchase')
  const line = page.getByRole('row').filter({ hasText: refunded?.plan.title ?? '' })
  await expect(line.filter({ hasText: 'Returned' }).first()).toBeVisible()
  await expect(line.filter({ hasText: 'Was set aside, then returned' }).first()).toBeVisible()
  const paid = page.getByRole('row').filter({ hasText: list.find(({ state }) => state === 'done')?.plan.title ?? '' })
  await expect(paid.filter({ hasText: 'The expert’s share' })).toHaveCount(1)
  await expect(paid.filter({ hasText: 'The site’s share' })).toHaveCount(1)

  const id = refunded?.plan.id ?? 0
  const { code, output } = await runScript('verify-plan', String(id), origin)
  expect(output).toContain('grandstand-plan-2')
  expect(output).toContain('The plan is what was sealed.')
  expect(code).toBe(0)

  await open(page, `/en/expert/p${id}`)
  await expect(page.getByText('Final score')).toBeVisible()
  await expect(page.getByText('Checked in your browser: nothing was changed since publication.')).toBeVisible()
})

test('the demo expert’s centre is alive, and says what an expert gets of a price', async ({ page, origin }) => {
  await signIn(page, 'vip')
  await boughtBy(page.request, origin)
  await page.context().clearCookies()
  await signIn(page, 'expert')
  await open(page, '/en/creatorCenter/dataShow')
  await untilHydrated(page)
  const main = page.locator('main')
  await expect(main.getByText('You get 50% of each sale')).toContainText('Price 20: your share is 10.')
  await main.getByText('30 days', { exact: true }).click()
  await expect(main.getByText(/of \d+ settled; without a result/)).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Creator centre' })).toBeVisible()

  await main.getByRole('link', { name: 'New plan', exact: true }).first().click()
  await main.getByLabel('Price in coins').fill('35')
  await expect(main.getByText('Price 35: your share is 17.')).toBeVisible()
})
