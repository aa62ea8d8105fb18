/// <reference types="@cloudflare/vitest-plugin/types" />
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { userAccount } from '#backend/coins/account-names.ts'
import { hold, pay, voidHold } from '#backend/coins/coins.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { TestInbox } from '#tests/support/backend/inbox.ts'
import { accountStub, giveCoins, richUser } from '#tests/support/backend/ledger.ts'
import { abort } from '#tests/support/backend/live.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { Inbox } from './inbox.ts'

afterEach(() => vi.restoreAllMocks())

let intents = 0
const NOW = Date.now()
const deed = () => ({ intent: `told:${++intents}`, reason: 'goods' as const, now: NOW })
const buy = (uid: number, gold = 10) => pay(testEnv, { uid, to: [{ house: 'sales', gold }], ...deed() })

/** A page of a new user, that has been told the balance it opened with. */
async function openPage() {
  const { uid, token } = await makeUser()
  const page = await TestInbox.open(token)
  await eventually(() => page.of('balance').length === 1)
  return { uid, token, page }
}

const lastGold = (page: TestInbox) => page.of('balance').at(-1)?.gold
const toldGold = (page: TestInbox, gold: number) => eventually(() => lastGold(page) === gold)

test('a page is told the balance when it opens, and each change: given, paid, set aside, back, paid by another', async () => {
  const { uid, token, page } = await openPage()
  expect(page.of('balance')).toEqual([{ type: 'balance', gold: 0, diamond: 0, seq: 0 }])
  const other = await TestInbox.open(token)
  await giveCoins(uid, { gold: 100, diamond: 5 })
  await toldGold(page, 100)
  await toldGold(other, 100)
  await buy(uid)
  await toldGold(page, 90)
  const held = deed()
  await hold(testEnv, { uid, to: [{ house: 'sales', gold: 40 }], expiresAt: NOW + 60_000, ...held })
  await toldGold(page, 50)
  await voidHold(testEnv, { uid, intent: held.intent, now: NOW })
  await toldGold(page, 90)
  const fan = await richUser({ gold: 7 })
  await pay(testEnv, { uid: fan, to: [{ uid, gold: 7 }], ...deed() })
  await toldGold(page, 97)
  const seqs = page.of('balance').map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
  expect(page.of('balance').at(-1)).toMatchObject({ diamond: 5 })
})

test('the balance of one user is told to nobody else', async () => {
  const { uid, page } = await openPage()
  const stranger = await openPage()
  await giveCoins(uid, { gold: 100 })
  await toldGold(page, 100)
  expect(stranger.page.of('balance')).toHaveLength(1)
})

test('fifty purchases at once are told together, and the last that is told is how it stands', async () => {
  const { uid, page } = await openPage()
  await giveCoins(uid, { gold: 1000 })
  await toldGold(page, 1000)
  const before = page.of('balance').length
  await Promise.all(Array.from({ length: 50 }, () => buy(uid)))
  await toldGold(page, 500)
  expect(page.of('balance').length - before).toBeLessThan(10)
})

test('while no page is open an inbox is not asked; after the last one has closed it is asked once', async () => {
  const { uid, token } = await makeUser()
  const sent = vi.spyOn(Inbox.prototype, 'send')
  await giveCoins(uid, { gold: 100 })
  const page = await TestInbox.open(token)
  await toldGold(page, 100)
  expect(sent).not.toHaveBeenCalled()
  page.close()
  const inbox = testEnv.INBOXES.getByName(String(uid))
  await eventually(() => runInDurableObject(inbox, (_, state) => state.getWebSockets().length === 0))
  await buy(uid)
  await eventually(() => sent.mock.calls.length === 1)
  for (let bought = 0; bought < 5; bought++) await buy(uid)
  await toldGold(await TestInbox.open(token), 40)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('what changed while a page had no socket it is told when it connects again', async () => {
  const { uid, token, page } = await openPage()
  page.close()
  await giveCoins(uid, { gold: 100 })
  const again = await TestInbox.open(token)
  await eventually(() => again.of('balance').length > 0)
  expect(again.of('balance')[0]).toMatchObject({ gold: 100 })
})

test('an account that has slept, or died, still knows that a page is open', async () => {
  const { uid, page } = await openPage()
  await abort([accountStub(userAccount(uid))])
  await giveCoins(uid, { gold: 100 })
  await toldGold(page, 100)
})
