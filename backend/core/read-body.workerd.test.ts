import { expect, test } from 'vitest'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, send } from '#tests/support/backend/calls.ts'

const SEND_CODE = `/java${loginCodeCalls.sendEmailCode.path}`
const MB = 1024 * 1024
const encoder = new TextEncoder()

/** A body that comes in chunks, without a length. */
function streamed(chunks: number, chunk: Uint8Array) {
  let pulled = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulled === chunks) return controller.close()
      pulled += 1
      controller.enqueue(chunk)
    },
  })
  return { body, pulledBytes: () => pulled * chunk.length }
}

const post = (path: string, body: BodyInit, token?: string) =>
  send(path, { method: 'POST', body }, token ? { token } : {})

test.each([
  [SEND_CODE, 200],
  ['/feed/push', 413],
])('an endless body is read only up to a limit: %s', async (path, status) => {
  const { body, pulledBytes } = streamed(64, new Uint8Array(MB))
  const response = await post(path, body)
  expect(response.status).toBe(status)
  expect(await response.text()).toMatch(/too.large/)
  expect(pulledBytes()).toBeLessThan(20 * MB)
})

test('a body that is somewhat too long is read to the end and answered with an error', async () => {
  const { body, pulledBytes } = streamed(3, new Uint8Array(MB))
  expect(await (await post(SEND_CODE, body)).json()).toMatchObject({ errorCode: 4013 })
  expect(pulledBytes()).toBe(3 * MB)
})

test('a body is measured in bytes, not characters', async () => {
  const body = JSON.stringify({ mobileOrEmail: '象'.repeat(30_000) })
  expect(await (await post(SEND_CODE, body)).json()).toMatchObject({ errorCode: 4013 })
})

test('a body that comes byte by byte is read like one that comes at once', async () => {
  const { token } = await makeUser()
  const bytes = encoder.encode(JSON.stringify({ kind: 'idea', text: '大象，🐘' }))
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at === bytes.length) controller.close()
      else controller.enqueue(bytes.slice(at, ++at))
    },
  })
  expect(await (await post(`/java${userCalls.sendFeedback.path}`, body, token)).json()).toMatchObject({
    status: 'success',
  })
  expect((await call(userCalls.listFeedback, {}, { token })).list[0]?.text).toBe('大象，🐘')
})
