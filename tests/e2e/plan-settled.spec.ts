import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { optionsOf } from '#contract/plan-rules.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findMatchWithStatus } from '#tests/support/calls.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { openSite, runScript } from '#tests/support/site.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const FOOTBALL = 202
/** Uids of simulated experts. */
const SIMULATED_UIDS = { first: 900_000_001 }
const HOUR_MS = 3_600_000
const PRICE = 7
const CONTENT = 'The visitors have played three times in eight days, and travelled for two of them.'
const DOCUMENT = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: CONTENT }] }] }

interface Answer<T> {
  status: string
  errorMsg?: string
  result: T
}

async function ask<T>(request: APIRequestContext, origin: string, path: string, data?: object): Promise<T> {
  const headers = { sysType: 'PC', lan: 'en_US', 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() }
  const response = await (data
    ? request.post(`${origin}/java${path}`, { data, headers })
    : request.get(`${origin}/java${path}`, { headers }))
  const answer = (await response.json()) as Answer<T>
  expect(answer.status, `${path}: ${answer.errorMsg}`).toBe('success')
  return answer.result
}

test('of three plans for each result of a match one is paid, and the coins of two come back @sweep', async ({
  browser,
}, info) => {
  test.slow()
  const dataDir = info.outputPath('state')
  const began = Date.now()
  let site = await openSite({ dataDir, port: 0 })
  const port = Number(new URL(site.url).port)
  const newPage = async () =>
    (await browser.newContext({ baseURL: site.url, locale: 'en-US', extraHTTPHeaders: freshHeaders() })).newPage()
  const [expert, staff, buyer] = [await newPage(), await newPage(), await newPage()]
  try {
    await signIn(expert, 'expert')
    await signIn(staff, 'admin')
    await signInAsNew(buyer)
    const gold = async () => (await ask<{ gold: number }>(buyer.request, site.url, '/user/userGold')).gold
    const match = await findMatchWithStatus(
      site.url,
      FOOTBALL,
      'scheduled',
      ({ startsAt, odds }) => odds !== undefined && Date.parse(startsAt) - began < 20 * HOUR_MS,
    )
    const options = optionsOf('football', match.odds).filter(({ play }) => play === 'result')
    expect(options).toHaveLength(3)

    const ids: number[] = []
    for (const { choice, ...option } of options) {
      const title = `What ends with ${choice} for certain`
      const plan = { ...option, choice, title, label: '', price: PRICE, hasRefund: true, document: DOCUMENT }
      const { id } = await ask<{ id: number }>(expert.request, site.url, '/expert/plan', { matchId: match.id, ...plan })
      const decision = { id, revision: 1, act: 'publish', reason: 'As it reads' }
      await ask(staff.request, site.url, '/admin/plan/decide', decision)
      ids.push(id)
    }
    const before = await gold()
    for (const planId of ids)
      await ask(buyer.request, site.url, '/orderpay/goldExpertPlan', { intent: randomUUID(), planId, price: PRICE })
    expect(await gold()).toBe(before - 3 * PRICE)

    // The same site, hours after the match.
    await site.stop()
    const clock = new Date(Date.parse(match.startsAt) + 6 * HOUR_MS)
    site = await openSite({ dataDir, port, clock, settings: { CRONS: '1', SIMULATED_EXPERTS: '1' } })
    await expect.poll(gold, { timeout: 150_000, intervals: [2_000] }).toBe(before - PRICE)

    await open(buyer, '/en/expert/bought')
    const cards = buyer.getByRole('main').getByRole('listitem')
    await expect(cards.filter({ hasText: 'Your coins came back.' })).toHaveCount(2)
    await expect(cards.filter({ hasText: 'You bought this plan.' })).toHaveCount(1)
    // Everybody sees now what was sealed, and that nothing was changed.
    const guest = await newPage()
    await open(guest, `/en/expert/p${ids[0]}`)
    await expect(guest.getByText(CONTENT)).toBeVisible()
    await expect(guest.getByText('Checked in your browser: nothing was changed since publication.')).toBeVisible()
    await expectAccessible(guest, 'a settled plan', { include: 'main' })

    // As anybody proves it, without a word of the brand: also what simulated experts wrote.
    const settled = async () => {
      for (let expertId = SIMULATED_UIDS.first; expertId < SIMULATED_UIDS.first + 18; expertId++) {
        const { list } = await ask<{ list: { id: number; result?: string }[] }>(
          guest.request,
          site.url,
          `/getExpertPlans?expertId=${expertId}&brand=main`,
        )
        const found = list.find(({ result }) => result !== undefined)
        if (found) return found.id
      }
      return 0
    }
    await expect.poll(settled, { timeout: 150_000, intervals: [3_000] }).toBeGreaterThan(0)
    const { code, output } = await runScript('verify-plan', String(await settled()), site.url)
    expect(output).toContain('grandstand-plan-1')
    expect(output).toContain('The plan is what was sealed.')
    expect(code).toBe(0)
  } finally {
    // First, or what they ask meanwhile fails.
    for (const context of browser.contexts()) await context.close()
    await site.stop()
  }
})
