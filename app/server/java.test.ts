import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import { type } from '#contract/ark.ts'
import { call } from '#contract/call.ts'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { createJava, type JavaOptions } from './java.ts'
import { withRequestId } from './request-id.ts'

const table = {
  getThing: call({
    method: 'GET',
    path: '/thing/:id',
    access: 'guest',
    input: type({ id: 'number', 'size?': 'number' }),
    result: type({ name: 'string' }),
  }),
  listThings: call({
    method: 'POST',
    path: '/things',
    access: 'guest',
    isRead: true,
    input: type({ page: 'number' }),
    result: type({ name: 'string' }),
  }),
  buyThing: call({
    method: 'POST',
    path: '/buy',
    access: 'user',
    input: type({ id: 'number' }),
    result: type({ name: 'string' }),
  }),
} as const

type Answer = (request: IncomingMessage, response: ServerResponse, attempt: number) => void
let server: Server | undefined
afterEach(() => server?.close())

async function backend(answer: Answer) {
  const seen: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers, body })
      answer(request, response, seen.length)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { seen, origin, java: client({ origin }) }
}

const client = (options: Partial<JavaOptions> & { origin: string }) =>
  createJava(table, { fetch, lan: 'zh_CN', token: 't0', retryDelayMs: 1, tryMs: 200, ...options })

const succeed = (response: ServerResponse) =>
  response.end(JSON.stringify({ status: 'success', result: { name: 'ball' }, code: 200 }))
const fail = (response: ServerResponse, body: object) => response.end(JSON.stringify({ status: 'fail', ...body }))

test('every request carries sysType, lan, token and _t, under /java', async () => {
  const { java, seen } = await backend((_, response) => succeed(response))
  expect(await java.getThing({ id: 7, size: 2 })).toEqual({ ok: true, data: { name: 'ball' } })
  expect(seen[0]?.url).toMatch(/^\/java\/thing\/7\?_t=\d{13}&size=2$/)
  expect(seen[0]?.headers).toMatchObject({ systype: 'PC', lan: 'zh_CN', token: 't0' })
})

test('500 twice and then 200 is a success the caller never notices', async () => {
  const { java, seen } = await backend((_, response, attempt) => {
    if (attempt > 2) return succeed(response)
    response.statusCode = 500
    response.end('oops')
  })
  expect(await java.getThing({ id: 1 })).toEqual({ ok: true, data: { name: 'ball' } })
  expect(seen).toHaveLength(3)
})

test('a backend that keeps failing is called four times and then unavailable', async () => {
  const { java, seen } = await backend((_, response) => {
    response.statusCode = 503
    response.end()
  })
  expect(await java.listThings({ page: 1 })).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(seen).toHaveLength(4)
})

test('a refused connection is unavailable, not an exception', async () => {
  expect(await client({ origin: 'http://127.0.0.1:1' }).getThing({ id: 1 })).toEqual({
    ok: false,
    error: { code: 'unavailable' },
  })
})

test('a call to a backend that never answers fails within the deadline', async () => {
  const { java } = await backend(() => undefined)
  const startedAt = Date.now()
  expect(await java.getThing({ id: 1 })).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(Date.now() - startedAt).toBeLessThan(3000)
})

test('a try that times out is retried', async () => {
  const { java } = await backend((_, response, attempt) => {
    if (attempt > 1) succeed(response)
  })
  expect(await java.getThing({ id: 1 })).toEqual({ ok: true, data: { name: 'ball' } })
})

test('calls with a longer patience are waited for and made once', async () => {
  const { seen, origin } = await backend((request, response) => {
    const result = request.url?.includes('checkCFToken') ? true : { done: true }
    setTimeout(() => response.end(JSON.stringify({ status: 'success', result, code: 200 })), 150)
  })
  const options = { origin, fetch, lan: 'en_US', tryMs: 30, deadlineMs: 100 }
  const code = createJava(loginCodeCalls, options)
  const account = createJava(accountCalls, options)
  const answers = await Promise.all([
    code.sendEmailCode({ mobileOrEmail: 'user@example.org' }),
    code.sendMobileCode({ mobileOrEmail: '13700000001', areaCode: '86' }),
    code.checkHuman({ token: 'solved' }),
    account.sendOwnCode({ via: 'email' }, { idempotencyKey: 'k1' }),
  ])
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, true])
  expect(seen).toHaveLength(4)
})

test('an answer that is not JSON, or of another shape, is an error and not a broken page', async () => {
  const html = await backend((_, response) => response.end('<html>'))
  expect(await html.java.getThing({ id: 1 })).toEqual({ ok: false, error: { code: 'unavailable' } })
  server?.close()
  const odd = await backend((_, response) => response.end(JSON.stringify({ status: 'success', result: { name: 3 } })))
  expect(await odd.java.getThing({ id: 1 })).toEqual({ ok: false, error: { code: 'internal' } })
})

test.each([
  [{ errorCode: 3001, errorMsg: 'expired' }, 'session_invalid', 'expired'],
  [{ errorCode: 3000 }, 'session_missing', undefined],
  [{ errorCode: 2010, errorMsg: '9:77' }, 'bind_email', '9:77'],
  [{ errorCode: 12345, errorMsg: '', msg: 'no luck' }, 'internal', 'no luck'],
])('failure %j is %s', async (body, code, message) => {
  const { java, seen } = await backend((_, response) => fail(response, body))
  expect(await java.getThing({ id: 1 })).toEqual({ ok: false, error: { code, ...(message ? { message } : {}) } })
  expect(seen).toHaveLength(1)
})

test('a service whose texts are for developers is asked for the code alone, and for the ticket of 2010', async () => {
  const own = { hasTechnicalTexts: true }
  const banned = await backend((_, response) => fail(response, { errorCode: 4106, errorMsg: 'banned', msg: 'banned' }))
  expect(await client({ ...own, origin: banned.origin }).getThing({ id: 1 })).toEqual({
    ok: false,
    error: { code: 'banned' },
  })
  server?.close()
  const ticket = 't'.repeat(400)
  const unbound = await backend((_, response) => fail(response, { errorCode: 2010, errorMsg: ticket }))
  expect(await client({ ...own, origin: unbound.origin }).getThing({ id: 1 })).toMatchObject({
    error: { code: 'bind_email', message: ticket },
  })
})

test('only a text is passed on, and no more than a toast can show', async () => {
  for (const [errorMsg, message] of [
    [{ html: 1 }, undefined],
    [' ', undefined],
    [' Closed. ', 'Closed.'],
    ['x'.repeat(5000), 'x'.repeat(300)],
  ]) {
    const { java } = await backend((_, response) => fail(response, { errorCode: 4106, errorMsg }))
    expect(await java.getThing({ id: 1 })).toEqual({
      ok: false,
      error: { code: 'banned', ...(message ? { message } : {}) },
    })
    server?.close()
  }
})

test('code 400 and code -1 are failures whatever the status says', async () => {
  for (const code of [400, -1]) {
    const { java } = await backend((_, response) =>
      response.end(JSON.stringify({ status: 'success', result: { name: 'x' }, code, msg: 'no' })),
    )
    expect(await java.getThing({ id: 1 })).toMatchObject({ ok: false, error: { message: 'no' } })
    server?.close()
  }
})

test('a buying POST is sent once without an Idempotency-Key, and retried with the same one when it has it', async () => {
  const failing: Answer = (_, response) => {
    response.statusCode = 502
    response.end()
  }
  const bare = await backend(failing)
  await bare.java.buyThing({ id: 1 })
  expect(bare.seen).toHaveLength(1)
  server?.close()
  const keyed = await backend(failing)
  await keyed.java.buyThing({ id: 1 }, { idempotencyKey: 'k1' })
  expect(keyed.seen.map((request) => request.headers['idempotency-key'])).toEqual(['k1', 'k1', 'k1', 'k1'])
  expect(keyed.seen[0]?.body).toBe('{"id":1}')
})

test('a redirect is not followed: another host would get the token', async () => {
  const { java, seen } = await backend((_, response) => response.writeHead(307, { location: '/elsewhere' }).end())
  expect(await java.getThing({ id: 7 })).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(seen).toHaveLength(1)
})

test('once a call has hung twice, it fails at once for five seconds, and is then made again', async () => {
  let now = 0
  let isHanging = true
  const { origin, seen } = await backend((_, response) => {
    if (!isHanging) succeed(response)
  })
  const java = client({ origin, breaker: new CircuitBreaker(() => now) })
  expect(await java.getThing({ id: 1 })).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(seen).toHaveLength(2)
  const startedAt = Date.now()
  for (let visitor = 0; visitor < 50; visitor += 1)
    expect(await java.getThing({ id: visitor })).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(Date.now() - startedAt).toBeLessThan(200)
  expect(seen).toHaveLength(2)
  isHanging = false
  now += 5000
  expect(await java.getThing({ id: 1 })).toEqual({ ok: true, data: { name: 'ball' } })
})

test('a call says whose request it is made for, and a failure that is in the log says so too', async () => {
  const id = 'a1b2c3d4e5f60718-FRA'
  const { java, seen } = await backend((_, response, attempt) =>
    attempt === 1 ? fail(response, { errorCode: 4106 }) : fail(response, { errorCode: 1000 }),
  )
  await withRequestId(id, async () => {
    expect(await java.getThing({ id: 1 })).toEqual({ ok: false, error: { code: 'banned' } })
    expect(await java.getThing({ id: 1 })).toMatchObject({ ok: false, error: { request: id } })
    return new Response()
  })
  expect(seen.map(({ headers }) => headers['x-request-id'])).toEqual([id, id])
})
