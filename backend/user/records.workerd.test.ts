import { expect, test } from 'vitest'
import { adminCalls } from '#contract/admin.ts'
import { matchCalls } from '#contract/match.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const errorOf = async (...asked: Parameters<typeof envelopeOf>) => (await envelopeOf(...asked)).errorMsg

test('the last sign-in method cannot be unbound, also by simultaneous requests', async () => {
  const { uid, token } = await makeUser()
  for (const kind of [3, 9])
    await testEnv.ACCOUNTS.prepare('insert into identities (type, subject, uid, created_at) values (?, ?, ?, 1)')
      .bind(kind, `s${uid}`, uid)
      .run()
  await testEnv.ACCOUNTS.prepare('update accounts set email = null where uid = ?').bind(uid).run()
  expect(await errorOf(userCalls.unbindThirdParty, { type: 5 }, { token })).toBe('not_found')
  const answers = await Promise.all([3, 9].map((type) => envelopeOf(userCalls.unbindThirdParty, { type }, { token })))
  expect(answers.map((answer) => answer.errorMsg ?? 'done').sort()).toEqual(['done', 'no_contact'])
})

test('a live match is reported as live, and not found with another game’s id', async () => {
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: 202 })
  const id = matches[0]?.id ?? 0
  expect(await call(userCalls.isMatchLive, { matchId: id, gameId: 202 })).toBe(true)
  expect(await errorOf(userCalls.isMatchLive, { matchId: id, gameId: 201 })).toBe('not_found')
})

test('feedback is plain text, listed with its answer for its writer only, and limited per hour', async () => {
  const [anna, berta, admin] = [await makeUser(), await makeUser(), await makeUser(['administrator'])]
  const { token } = anna
  const sent = await call(
    userCalls.sendFeedback,
    { kind: 'bug', text: ' a\u0000\r\nb ', contact: 'a@b.org' },
    { token },
  )
  expect(sent).toMatchObject({ text: 'a\nb', contact: 'a@b.org' })
  expect(await errorOf(userCalls.sendFeedback, { kind: 'bug', text: ' \u0000 ' }, { token })).toBe('text is empty')
  await call(adminCalls.answerFeedback, { id: sent.id, answer: 'Thanks' }, { token: admin.token })
  expect((await call(userCalls.listFeedback, {}, { token })).list).toMatchObject([{ id: sent.id, answer: 'Thanks' }])
  expect((await call(userCalls.listFeedback, {}, { token: berta.token })).total).toBe(0)
  const sendOne = () => errorOf(userCalls.sendFeedback, { kind: 'idea', text: 'x' }, { token })
  expect(await Promise.all(Array.from({ length: 25 }, sendOne))).toContain('rate_limited')
})

test('page numbers out of range give an empty or first page', async () => {
  const { token } = await makeUser()
  for (const page of [-5, 0, 2, 9_007_199_254_740_991])
    for (const entry of [userCalls.listBalanceRecords, userCalls.listInvitations, userCalls.listFeedback])
      expect(await call(entry, { page }, { token })).toMatchObject({ total: 0 })
})

test('the export holds the user’s data and no secret', async () => {
  const { uid, token } = await makeUser()
  await testEnv.ACCOUNTS.prepare("update accounts set password_hash = 'scrypt$sekret' where uid = ?").bind(uid).run()
  await call(userCalls.sendFeedback, { kind: 'idea', text: 'More tennis' }, { token })
  const data = JSON.stringify(await call(userCalls.exportData, {}, { token }))
  for (const kept of ['@example.org', 'More tennis', 'Chrome', '"hasPassword":true']) expect(data).toContain(kept)
  const { results } = await testEnv.ACCOUNTS.prepare('select token_hash from sessions where uid = ?').bind(uid).all()
  for (const secret of ['sekret', token, String(results[0]?.token_hash), 'Hash"']) expect(data).not.toContain(secret)
})
