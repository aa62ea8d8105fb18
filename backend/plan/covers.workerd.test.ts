import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRow } from '#backend/match/read-rows.ts'
import type { Envelope } from '#contract/call.ts'
import { planCalls } from '#contract/plan.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'
import { makeJpeg, makePng } from '#tests/support/backend/pictures.ts'
import {
  decide,
  makePlanMatch,
  planAdmin,
  planContext,
  putPlanBrand,
  removePlans,
  takePlanIds,
  write,
  written,
} from '#tests/support/backend/plans.ts'

takePlanIds(7_560_000)
/** Longer than the first use of the calendar takes, which makes the matches of these days. */
const CALENDAR_MS = 120_000

beforeAll(async () => {
  await putPlanBrand()
  await readRow(planContext(0), (await makePlanMatch()).id)
}, CALENDAR_MS)
afterAll(removePlans)

async function upload(token: string, body: BodyInit): Promise<Envelope> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (await send('/java/expert/plan/cover?_t=1', { method: 'POST', body, headers }, { token })).json()
}

const coverOf = async (token: string): Promise<string> =>
  ((await upload(token, makePng(64, 36))).result as { path: string }).path
const isStored = async (path: string) => (await send(path, {}, {})).status === 200

test('a cover is a picture of its shape, of an expert, and everybody sees it with the plan', async () => {
  const [{ uid, token }, other, user] = [await makeUser(['expert']), await makeUser(['expert']), await makeUser()]
  for (const body of [makePng(64, 64), makePng(1920, 1080), new Uint8Array([1, 2, 3])])
    expect((await upload(token, body)).errorMsg).toBe('wrong_file_type')
  expect((await upload(user.token, makePng(64, 36))).status).toBe('fail')
  expect((await upload(token, makeJpeg(64, 36))).status).toBe('success')
  const cover = await coverOf(token)
  const match = await makePlanMatch()
  // Neither somebody else's, nor one that is not there.
  expect(await write(other.uid, written(match.id, { cover }))).toBe('invalid_input')
  expect(await write(uid, written(match.id, { cover: `/media/plans/${uid}/0123456789abcdef.png` }))).toBe(
    'invalid_input',
  )
  const answer = await write(uid, written(match.id, { cover }))
  const id = typeof answer === 'string' ? 0 : answer.id
  await decide(await planAdmin(), id, 'publish')
  const { plan } = await call(planCalls.getPlan, { planId: id }, { at: new Date().toISOString() })
  expect(plan.cover).toBe(cover)
  expect(await isStored(cover)).toBe(true)
})

test('a cover that no plan has any more is deleted', async () => {
  const { uid, token } = await makeUser(['expert'])
  const match = await makePlanMatch()
  const [first, second] = [await coverOf(token), await coverOf(token)]
  const ids = []
  for (const cover of [first, first]) {
    const answer = await write(uid, written(match.id, { cover }))
    ids.push(typeof answer === 'string' ? 0 : answer.id)
  }
  const asked = { token, at: new Date().toISOString() }
  await call(planCalls.updatePlan, { ...written(match.id), id: ids[0] ?? 0, cover: second }, asked)
  // The other plan has it still.
  expect(await isStored(first)).toBe(true)
  await call(planCalls.deletePlan, { id: ids[1] ?? 0 }, asked)
  await expect.poll(() => isStored(first)).toBe(false)
  expect(await isStored(second)).toBe(true)
  const { keys } = await testEnv.UPLOADS.list({ prefix: `plans/${uid}/` }).then(({ objects }) => ({
    keys: objects.map(({ key }) => `/media/${key}`),
  }))
  expect(keys).toEqual([second])
})
