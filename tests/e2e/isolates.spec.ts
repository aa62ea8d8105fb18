import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'
import { BACKEND, openLocalSite, PEER } from '../../scripts/local-site.ts'

interface Envelope {
  status: string
  result?: { id?: number; gold?: number; diamond?: number; total?: number }
  errorMsg?: string
}

test('one intent sent twenty times to two isolates is one purchase', SWEEP, async ({ browser }, info) => {
  const settings = { OUTBOX: '1', HUMAN_CHECK_TRIES: '3', SANDBOX_PAYMENTS: '1' }
  const site = await openLocalSite({
    port: 0,
    dataDir: info.outputPath('state'),
    backendVars: settings,
    hasPeer: true,
  })
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
  try {
    const page = await context.newPage()
    await page.goto('/en')
    await signInAsNew(page)
    await open(page, '/en/userInfo/recharge')
    await page.getByRole('radio', { name: /^2,000 coins/ }).check()
    await page.getByRole('radio', { name: 'Credit or debit card' }).check()
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Top-up complete' })).toBeVisible()

    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
    const isolates = await Promise.all([BACKEND, PEER].map((name) => site.runtime.getWorker(name)))
    const ask = async (at: number, path: string, input?: object): Promise<Envelope> => {
      const headers = { token, brand: 'main', lan: 'en_US', 'content-type': 'application/json' }
      const body = input ? { method: 'POST', body: JSON.stringify(input) } : {}
      const answer = await isolates[at % 2]?.fetch(`http://backend.internal/java${path}`, { headers, ...body })
      return (await answer?.json()) as Envelope
    }
    const purchase = { tier: 'vip', period: 'month', currency: 'gold', amount: 300, intent: crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(at, '/orderpay/membership', { ...purchase })),
    )
    expect(answers.map(({ status, errorMsg }) => errorMsg ?? status)).toEqual(Array(20).fill('success'))
    expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1)
    for (const at of [0, 1]) {
      expect((await ask(at, '/user/userGold')).result).toMatchObject({ gold: 1900 })
      expect((await ask(at, '/user/membershipRecords')).result).toMatchObject({ total: 1 })
    }
  } finally {
    await context.close()
    await site.stop()
  }
})
