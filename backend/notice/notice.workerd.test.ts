/// <reference types="@cloudflare/vitest-plugin/types" />
import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { matchCalls } from '#contract/match.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { requestInbox, TestInbox } from '#tests/support/backend/inbox.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { upcomingMatch } from '#tests/support/backend/upcoming-match.ts'

const NOW = new Date().toISOString()
const FOOTBALL = 202
const BASKETBALL = 201

test('a reservation brings one reminder, and open pages get the new unread count', async () => {
  const { uid, token } = await makeUser()
  const match = await upcomingMatch(FOOTBALL, { at: NOW, token })
  const page = await TestInbox.open(token)
  await eventually(() => page.unread.includes(0))

  await call(noticeCalls.reserveMatch, { matchId: match.id, isReserved: true }, { at: NOW, token })
  await testEnv.ACCOUNTS.prepare('update reservations set remind_at = 1 where uid = ?').bind(uid).run()
  await testEnv.DB.prepare('update matches set starts_at = ? where id = ?')
    .bind(Date.now() + 60_000, match.id)
    .run()
  const inbox = testEnv.INBOXES.getByName(String(uid))
  await inbox.scheduleReminder(uid)
  await runDurableObjectAlarm(inbox)

  await eventually(() => page.unread.includes(1))
  const { list } = await call(noticeCalls.listNotices, {}, { token })
  expect(list.map(({ type, params }) => [type, params.matchId])).toEqual([['reminder', match.id]])
  await inbox.scheduleReminder(uid)
  expect(await runDurableObjectAlarm(inbox)).toBe(false)
})

test('a cancelled reservation brings no reminder and is listed as cancelled', async () => {
  const { uid, token } = await makeUser()
  const match = await upcomingMatch(FOOTBALL, { at: NOW, token })
  await call(noticeCalls.reserveMatch, { matchId: match.id, isReserved: true }, { at: NOW, token })
  await call(noticeCalls.reserveMatch, { matchId: match.id, isReserved: false }, { at: NOW, token })
  expect(await runDurableObjectAlarm(testEnv.INBOXES.getByName(String(uid)))).toBe(false)
  const { list } = await call(noticeCalls.listReservations, {}, { at: NOW, token })
  expect(list.map(({ status }) => status)).toEqual(['cancelled'])
})

test('a match that is over cannot be reserved', async () => {
  const { token } = await makeUser()
  const { matches } = await call(matchCalls.listPastMatches, { gameIds: [202] }, { at: NOW, token })
  // A postponed match of a past day is not over.
  const over = matches.find(({ status }) => status === 'finished')
  const envelope = await envelopeOf(
    noticeCalls.reserveMatch,
    { matchId: over?.id, isReserved: true },
    { at: NOW, token },
  )
  expect(envelope.errorMsg).toBe('match_over')
})

test('a guest’s favourites are added to those of the account; unknown matches are left out', async () => {
  const { token } = await makeUser()
  const first = await upcomingMatch(FOOTBALL, { at: NOW, token })
  await call(matchCalls.setAttention, { matchId: first.id, attention: true }, { at: NOW, token })
  const { id: second } = await upcomingMatch(BASKETBALL, { at: NOW, token })
  const asked = { at: NOW, token }
  const merged = await call(noticeCalls.mergeAttention, { matchIds: [second, first.id, 999_999_999] }, asked)
  expect([...merged.followed].sort()).toEqual([first.id, second].sort())
  expect(await call(noticeCalls.mergeAttention, { matchIds: [second] }, asked)).toEqual(merged)
})

test('reading a notice lowers the unread count; nobody can read or remove another user’s', async () => {
  const { uid, token } = await makeUser()
  const other = await makeUser()
  await testEnv.ACCOUNTS.prepare(
    "insert into notices (uid, type, params, created_at) values (?1, 'welcome', '{}', 1), (?1, 'account_note', '{}', 2)",
  )
    .bind(uid)
    .run()
  const { list, unreadCount } = await call(noticeCalls.listNotices, {}, { token })
  expect(unreadCount).toBe(2)
  const id = list[0]?.id ?? 0
  await call(noticeCalls.readNotices, { id }, { token: other.token })
  await call(noticeCalls.removeNotice, { id }, { token: other.token })
  expect((await call(noticeCalls.listNotices, {}, { token })).unreadCount).toBe(2)
  expect(await call(noticeCalls.readNotices, { id }, { token })).toEqual({ unreadCount: 1 })
  const left = await call(noticeCalls.listNotices, { unread: 'true' }, { token })
  expect(left).toMatchObject({ total: 1, list: [{ isRead: false }] })
  expect((await call(noticeCalls.listNotices, { page: 1_000_000 }, { token })).list).toEqual([])
  expect(await call(noticeCalls.readNotices, {}, { token })).toEqual({ unreadCount: 0 })
})

test('an inbox opens only with a recent ticket of the same user', async () => {
  const { token, uid } = await makeUser()
  const { ticket } = await call(noticeCalls.getSocketTicket, {}, { token, at: '2026-01-01T00:00:00.000Z' })
  const forged = ticket.replace(/^\d+/, String(uid + 1))
  for (const wrong of [ticket, forged, '', 'x'.repeat(5000)]) expect((await requestInbox(wrong)).status).toBe(403)
})
