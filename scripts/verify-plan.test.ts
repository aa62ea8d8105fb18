import { execFile } from 'node:child_process'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentHashOf, sealOf } from '#contract/plan-rules.ts'

const DOCUMENT = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'They rest «nobody».', marks: [{ type: 'bold' }] }] }],
}
const nonce = 'ab'.repeat(32)
const publishedAt = '2026-11-20T10:00:00.000Z'
const option = { play: 'handicap', choice: 'away', line: -0.75, odds: 1.95 } as const
const pricedAt = '2026-11-20T09:00:00.000Z'
const sealed = { planId: 7, expertId: 5, matchId: 3, ...option, pricedAt, publishedAt, nonce }

/** What the site answers about a plan. */
let plan: object = {}
const server = http.createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ status: 'success', result: { plan } }))
})
let site = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

/** The exit code of the script. */
const verified = (): Promise<number> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['scripts/verify-plan.ts', 'p7', site], (error) => resolve(Number(error?.code ?? 0)))
  })

const shown = (seal: string, secret: object | undefined) => ({
  ...{ id: 7, seal, publishedAt, play: option.play, expert: { uid: 5 }, match: { id: 3 } },
  ...(secret ? { result: 'hit', secret } : {}),
})
const secret = { ...option, pricedAt, nonce }

test('the independent script finds the seal of a plan with its content, and of one from before documents', async () => {
  plan = shown(await sealOf({ ...sealed, contentHash: await contentHashOf(DOCUMENT) }), {
    ...secret,
    // In another order than it was stored in: an object has none.
    document: { content: DOCUMENT.content, type: DOCUMENT.type },
  })
  expect(await verified()).toBe(0)
  plan = shown(await sealOf(sealed), { ...secret, content: 'Only text' })
  expect(await verified()).toBe(0)
})

test('what was changed is found out, and what is not settled is not judged', async () => {
  const seal = await sealOf({ ...sealed, contentHash: await contentHashOf(DOCUMENT) })
  const changed = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I always said so.' }] }],
  }
  for (const wrong of [
    { ...secret, document: changed },
    { ...secret, document: DOCUMENT, choice: 'home' },
    { ...secret, document: DOCUMENT, odds: 1.96 },
    secret,
  ]) {
    plan = shown(seal, wrong)
    expect(await verified()).toBe(1)
  }
  plan = shown(seal, undefined)
  expect(await verified()).toBe(3)
})
