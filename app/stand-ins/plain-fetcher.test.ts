import path from 'node:path'
import { fromJSON, toCrossJSON } from 'seroval'
import { beforeAll, expect, test } from 'vitest'
import { serverFnFetcher } from './plain-fetcher.ts'

type Fetcher = typeof serverFnFetcher

const START = 'node_modules/@tanstack/start-client-core/dist/esm/client-rpc/serverFnFetcher.js'
/** Outside a browser the real one asks this for the site's options. */
const CONTEXT = 'node_modules/@tanstack/start-storage-context/dist/esm/index.js'
let fetchers: Fetcher[] = []
let withContext: (context: object, run: () => Promise<unknown>) => Promise<unknown>

beforeAll(async () => {
  const real = await import(/* @vite-ignore */ path.resolve(START))
  const { runWithStartContext } = await import(/* @vite-ignore */ path.resolve(CONTEXT))
  fetchers = [serverFnFetcher, real.serverFnFetcher]
  withContext = runWithStartContext
})

const JSON_TYPE = { 'content-type': 'application/json' }
const serialized = (value: unknown) =>
  new Response(JSON.stringify(toCrossJSON(value)), { headers: { ...JSON_TYPE, 'x-tss-serialized': 'true' } })

/** What both asked for, and what came of it. */
async function askBoth(answer: () => Response, options: object) {
  const outcomes = []
  for (const fetcher of fetchers) {
    let asked: Request | undefined
    const site = async (url: unknown, init: RequestInit = {}) => {
      asked = new Request(new URL(String(url), 'https://site.test'), init)
      return answer()
    }
    const outcome = await withContext({ startOptions: {} }, () =>
      fetcher('/_serverFn/a', [options] as never, site as typeof fetch),
    ).then(
      (result) => ({ result: result instanceof Response ? result.status : result }),
      (error: unknown) => ({ error }),
    )
    const { 'x-tsr-serverfn': flag, 'content-type': type, own } = Object.fromEntries(asked?.headers ?? [])
    const { pathname, searchParams } = new URL(asked?.url ?? '')
    // Texts of the same values may differ.
    const sent = [searchParams.get('payload'), await asked?.text()].map((text) => text && fromJSON(JSON.parse(text)))
    outcomes.push({ outcome, pathname, sent, method: asked?.method, flag, type, own })
  }
  const [ours, real] = outcomes
  expect(ours).toEqual(real)
  return ours
}

test('the same request is sent, whatever is given', async () => {
  for (const method of ['GET', 'POST'])
    for (const data of [undefined, { a: 'ä & "b" \\ c', list: [1, null, true] }, 'text', 0])
      await askBoth(() => serialized({ result: 1 }), { method, data, headers: { own: 'kept' } })
  const got = await askBoth(() => serialized({ result: 1 }), { method: 'GET', data: 'x' })
  expect(got).toMatchObject({ outcome: { result: { result: 1 } }, sent: [{ data: 'x' }, ''] })
})

test('the same comes of an answer: values, errors, redirects, what is not found, texts', async () => {
  const json =
    (value: unknown, status = 200) =>
    () =>
      new Response(JSON.stringify(value), { status, headers: JSON_TYPE })
  const answers = [
    () => serialized({ result: { name: 'ä\n"', list: [1, { deep: null }] } }),
    json({ plain: true }),
    json({ isNotFound: true }),
    json({ isSerializedRedirect: true, to: '/', statusCode: 307 }),
    json({ error: 'slow down' }, 429),
    () => new Response('too many requests', { status: 429, headers: { 'content-type': 'text/plain' } }),
    () => new Response('fine', { headers: { 'content-type': 'text/plain' } }),
  ]
  for (const answer of answers) await askBoth(answer, { method: 'POST', data: {} })
})
