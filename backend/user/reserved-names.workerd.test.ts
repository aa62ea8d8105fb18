import { expect, test } from 'vitest'
import arena from '#brands/arena.json'
import main from '#brands/main.json'
import tribuna from '#brands/tribuna.json'
import { accountCalls } from '#contract/account.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const RESERVED = [
  ...['support', 'Official', 'ADMIN', 'administrator', 'moderator', 'system', '0fficial', 'officiaI', 'adm1n'],
  ...['rnoderator', 'suppport', 'Admin2026', 'TheRealAdmin', 'admin1team', 'supportteam', 'Grandstand', 'gr4ndst4nd'],
  ...['GrandstandSupport', 'nexusarena', 'officialNexusArena', 'Tribuna1', 'mod', 'm0d7'],
]
/** Other signs than letters and digits are refused before. */
const NOT_A_NAME = ['ａｄｍｉｎ', 'аdmin', 'αdmin', 'sup_port', 'sup.port', 'ad\u200bmin', 'a\u0301dmin', 'оfficial']
const HONEST = [
  ...['Modric', 'Mood', 'Model', 'Systematic', 'Supporters99', 'badminton', 'Stafford', 'Rootbeer', 'officialdom'],
  ...['unofficial', 'TribunaFan', 'tribunal', 'Grandstander', 'Arena', 'Team1', 'live24', 'Admiral'],
]

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
  for (const name of NOT_A_NAME) {
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
