import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { createServerFn } from './plain-server-function.ts'

type Create = typeof createServerFn

const REAL = 'node_modules/@tanstack/start-client-core/dist/esm/createServerFn.js'
/** Outside a browser the real one asks this for the site's options. */
const CONTEXT = 'node_modules/@tanstack/start-storage-context/dist/esm/index.js'
let creators: Create[] = []
let withContext: (context: object, run: () => Promise<unknown>) => Promise<unknown>

beforeAll(async () => {
  const real = await import(/* @vite-ignore */ path.resolve(REAL))
  const { runWithStartContext } = await import(/* @vite-ignore */ path.resolve(CONTEXT))
  creators = [createServerFn, real.createServerFn]
  withContext = runWithStartContext
})

/** What a call asked for and what came of it, by each. */
async function calls(answer: () => unknown, options?: object, method?: 'GET' | 'POST') {
  const outcomes = []
  for (const create of creators) {
    const request = Object.assign(
      vi.fn(async (_asked: Record<string, unknown>) => answer()),
      { url: '/_serverFn/a' },
    )
    const call = create(method && { method })
      .validator()
      .handler(request as never)
    const outcome = await withContext({ startOptions: {} }, () => call(options)).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    const asked = request.mock.calls.map(([{ data, headers, method: by, signal, fetch: own }]) => ({
      ...{ data, headers, by, signal, own },
    }))
    outcomes.push({ outcome, asked, url: (call as { url?: string }).url, by: (call as { method?: string }).method })
  }
  return outcomes
}

async function expectSame(...of: Parameters<typeof calls>) {
  const [ours, real] = await calls(...of)
  expect(ours).toEqual(real)
  return ours?.outcome
}

test('a result is answered, whatever it is', async () => {
  for (const result of [{ a: 1 }, null, undefined, 0, ''])
    expect(await expectSame(() => ({ result }))).toEqual({ result })
})

test('an error that the server answers with is thrown, whatever it is', async () => {
  for (const error of [new Error('lost'), 'text', undefined, 0])
    expect(await expectSame(() => ({ error }))).toEqual({ error })
})

test('a request that fails throws what it failed by', async () => {
  const lost = new TypeError('network')
  const fail = () => {
    throw lost
  }
  expect(await expectSame(fail)).toEqual({ error: lost })
})

test('a redirect arrives as one', async () => {
  const [ours, real] = await calls(() => ({ error: { isSerializedRedirect: true, href: '/en', statusCode: 307 } }))
  for (const outcome of [ours?.outcome, real?.outcome]) {
    const { error } = outcome as { error: Response & { options: object } }
    expect(error).toBeInstanceOf(Response)
    expect(error.options).toEqual({ isSerializedRedirect: true, href: '/en', statusCode: 307 })
  }
})

test('method, data, headers, signal and a fetch of its own go along', async () => {
  const { signal } = new AbortController()
  await expectSame(() => ({}), { data: { page: 2 }, headers: { 'x-a': '1' }, signal, fetch: () => {} }, 'POST')
  await expectSame(() => ({}), undefined, 'GET')
  await expectSame(() => ({}))
})

test('middleware, which it leaves out, is refused', () => {
  expect(() => createServerFn().middleware()).toThrow('left out')
})
