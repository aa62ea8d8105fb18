import { type } from 'arktype'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test, vi } from 'vitest'
import { errorText, framesOf, logError } from './log-error.ts'

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

test('a failure is one line of JSON', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logError({ event: 'purge_failed', uid: 7 }, new Error('no'))
  expect(log.mock.calls).toEqual([['{"event":"purge_failed","uid":7,"error":"Error: no"}']])
  log.mockRestore()
})
