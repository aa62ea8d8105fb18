import { expect, test } from 'vitest'
import arena from '#brands/arena.json'
import main from '#brands/main.json'
import tribuna from '#brands/tribuna.json'
import { accountCalls } from '#contract/account.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

/** One of each kind; all of them are in backend/identity/reserved-names.test.ts. */
const RESERVED = ['support', 'billing', 'Admin2026', 'AdminJohn', 'CoinSupport', '0fficial', 'Grandstand', 'Tribuna1']
/** Other signs than letters and digits are refused before. */
const NOT_A_NAME = ['ａｄｍｉｎ', 'аdmin', 'αdmin', 'sup_port', 'sup.port', 'ad\u200bmin', 'a\u0301dmin', 'оfficial']
const OFFICIAL_ELSEWHERE = ['客服', '官方', '管理员', '管理員', '系统', '公式', '運営', 'サポート', 'الدعم', 'مشرف']
const HONEST = ['Modric', 'badminton', 'Root66', 'Supporter1990', 'Operator', 'TribunaFan', 'SupportLocalTeams']

/** Puts the demo brands where the backend reads brands. */
const putBrands = () =>
  Promise.all([main, arena, tribuna].map((brand) => testEnv.BRANDS.put(`brand:${brand.id}`, JSON.stringify(brand))))

test('names of staff and of any brand, and what looks like them, are refused at registration and at a change', async () => {
  await putBrands()
  const { token } = await makeUser()
  const rename = (username: string) => envelopeOf(userCalls.modifyProfile, { username }, { token })
  const register = (uname: string) => envelopeOf(accountCalls.modifyNewUser, { uname }, { token })
  for (const name of RESERVED) {
    expect((await rename(name)).errorMsg, name).toBe('name_reserved')
    expect((await register(name)).errorMsg, name).toBe('name_reserved')
  }
  for (const name of [...NOT_A_NAME, ...OFFICIAL_ELSEWHERE]) {
    expect((await rename(name)).errorMsg, name).toBe('bad_name')
    expect((await register(name)).errorMsg, name).toBe('bad_name')
  }
})

test('an honest name that has such a word as a part of another one is accepted', async () => {
  await putBrands()
  const { token } = await makeUser()
  for (const username of HONEST)
    expect((await envelopeOf(userCalls.modifyProfile, { username }, { token })).status, username).toBe('success')
})

test('staff may have a reserved name, and an account keeps the one that it has', async () => {
  await putBrands()
  const [admin, moderator] = [await makeUser(['administrator']), await makeUser(['moderator'])]
  const early = await makeUser([], 'support24')
  const rename = (username: string, { token }: TestUser, signature?: string) =>
    envelopeOf(userCalls.modifyProfile, { username, ...(signature ? { signature } : {}) }, { token })
  expect((await rename('Support', admin)).status).toBe('success')
  expect((await rename('Official1', moderator)).status).toBe('success')
  expect((await rename('Support24', early, 'since 2020')).status).toBe('success')
  expect((await rename('support25', early)).errorMsg).toBe('name_reserved')
})
