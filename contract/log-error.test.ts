import { type } from 'arktype'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test, vi } from 'vitest'
import { guardConsole } from './guard-console.ts'
import { errorText, framesOf, logError, withoutSecrets } from './log-error.ts'

const SECRETS = ['her@example.org', '+8613800138000', 'hunter22hunter']
const query = 'select "uid" from "accounts" where "email" = ? or "phone" = ?'
const failedQuery = new DrizzleQueryError(query, SECRETS, new Error('D1_ERROR: database is locked: SQLITE_BUSY'))

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

const quoting = {
  'a failed query': failedQuery,
  'a query that failed within another error': new Error('registration failed', { cause: failedQuery }),
  'a failed query whose type was lost': new Error(failedQuery.message),
  'text that is no JSON': thrownBy(() => JSON.parse(`${SECRETS[0]} ${SECRETS[2]}`)),
  'a schema': thrownBy(() => type({ email: "'a' | 'b'" }).assert({ email: SECRETS[0] })),
  'a long value in a schema': thrownBy(() =>
    type({ note: "'a' | 'b'" }).assert({ note: `(${SECRETS[2]}); (${SECRETS[0]})` }),
  ),
  'a request': new Error(`[GET] "https://java.test/java/x?email=${encodeURIComponent(SECRETS[0] ?? '')}": 500`),
  'a mail server': new Error(`550 5.1.1 <${SECRETS[0]}>: no such user`),
  'an SMS service': `cannot reach ${SECRETS[1]}`,
}

test.each(Object.entries(quoting))('a log line about %s quotes nothing of a person', (_, error) => {
  const text = `${errorText(error)} ${framesOf(error).join(' ')}`
  for (const secret of SECRETS) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(encodeURIComponent(secret))
  }
})

test('a log line says what failed: the statement, and why the database refused it', () => {
  expect(errorText(failedQuery)).toBe(
    `Error: Failed query: ${query} < Error: D1_ERROR: database is locked: SQLITE_BUSY`,
  )
  expect(errorText(new TypeError('x is not a function'))).toBe('TypeError: x is not a function')
  expect(errorText(undefined)).toBe('undefined')
})

test('the stack says where, without the message', () => {
  const frames = framesOf(failedQuery)
  expect(frames[0]).toMatch(/^at .*log-error\.test\.ts/)
})

test('a long message is written as fast as a short one', () => {
  const from = performance.now()
  errorText(new Error('a'.repeat(50_000)))
  expect(performance.now() - from).toBeLessThan(500)
})

test('a failure is one line of JSON', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logError({ event: 'purge_failed', uid: 7 }, new Error('no'))
  expect(log.mock.calls).toEqual([['{"event":"purge_failed","uid":7,"error":"Error: no"}']])
  log.mockRestore()
})

const HIDDEN = 'c0de-5ecret'
const REVEALING = [
  `https://site.test/userInfo?code=${HIDDEN}&state=${HIDDEN}`,
  `[GET] "http://java.test/java/login/V2/getLoginInfo?_t=1&answer=code%3D${HIDDEN}": <no response>`,
  `cannot read code=${HIDDEN}&state=${HIDDEN}`,
  `wss://site.test/ws/u?ticket=7.1.${HIDDEN}`,
  `https://site.test/#access_token=${HIDDEN}&id_token=${HIDDEN}`,
  `Authorization: Bearer ${HIDDEN}`,
  JSON.stringify({ token: HIDDEN, checkCode: HIDDEN, deep: { password: HIDDEN, code: HIDDEN } }),
  JSON.stringify({ body: JSON.stringify({ answer: HIDDEN, twitterId: HIDDEN }) }),
]

test.each(REVEALING)('codes, states, tokens and tickets are in no log line: %s', (text) => {
  expect(withoutSecrets(text)).not.toContain(HIDDEN)
  expect(errorText(new Error(text))).not.toContain(HIDDEN)
  const framed = new Error('no')
  framed.stack = `Error: no\n    at ${text}`
  expect(framesOf(framed).join()).not.toContain(HIDDEN)
})

test('what names a fault stays: a path, an error’s code, a statement', () => {
  for (const text of [
    '{"event":"third_party_failed","code":"OAUTH_RESPONSE_BODY_ERROR","answer":"invalid_grant"}',
    `{"error":"Error: Failed query: ${query.replaceAll('"', '\\"')}"}`,
    'cannot load /userInfo/setting',
  ])
    expect(withoutSecrets(text)).toBe(text)
})

test('a guarded console writes nothing secret, whoever logs and whatever', () => {
  const lines: unknown[] = []
  const write = (...values: unknown[]) => void lines.push(...values)
  const target = { debug: write, error: write, info: write, log: write, trace: write, warn: write }
  guardConsole(target, () => undefined)
  const circular: Record<string, unknown> = { code: HIDDEN }
  circular.self = circular
  for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const)
    for (const text of REVEALING)
      target[method](text, new Error(text, { cause: new Error(text) }), { url: text }, circular, 7, undefined)
  expect(lines).toHaveLength(6 * REVEALING.length * 6)
  expect(lines.map(String).join('\n')).not.toContain(HIDDEN)
})

test('a line of JSON says whose request it is; other lines are as they were', () => {
  const lines: unknown[] = []
  const write = (...values: unknown[]) => void lines.push(...values)
  const target = { debug: write, error: write, info: write, log: write, trace: write, warn: write }
  let id: string | undefined = 'a1b2c3d4e5f60718-FRA'
  guardConsole(target, () => id)
  target.error('{"event":"java_unreachable"}')
  target.error('a library says so', '{}')
  id = undefined
  target.error('{"event":"cron"}')
  expect(lines).toEqual([
    '{"requestId":"a1b2c3d4e5f60718-FRA","event":"java_unreachable"}',
    'a library says so',
    '{}',
    '{"event":"cron"}',
  ])
})
