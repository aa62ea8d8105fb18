import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import main from '#brands/main.json'
import { loginCalls } from '#contract/login.ts'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { type Asked, call, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { codeIn, freshAddress, later, outboxOf, solvedCheck, verifiedCheck } from '#tests/support/backend/codes.ts'
import { USES_OF_A_CHECK } from './human/check-cost.ts'

const sendTo = (mobileOrEmail: string, cfToken: string, asked: Asked) =>
  envelopeOf(loginCodeCalls.sendEmailCode, { mobileOrEmail, cfToken }, asked)
const tryCode = (mobileOrEmail: string, checkCode: string, asked: Asked) =>
  envelopeOf(loginCalls.signInByCode, { mobileOrEmail, checkCode }, asked)

test('a code is sent and signs in once', async () => {
  const asked = { address: freshAddress() }
  const cfToken = await verifiedCheck(asked)
  expect((await sendTo('Once@Example.org', cfToken, asked)).status).toBe('success')
  const code = codeIn((await outboxOf('once@example.org'))[0]?.text)
  const answers = await Promise.all([1, 2, 3].map(() => tryCode('once@example.org', code, asked)))
  expect(answers.map(({ status }) => status).sort()).toEqual(['fail', 'fail', 'success'])
  expect((await tryCode('once@example.org', code, asked)).errorMsg).toBe('wrong_code')
})

test('a code expires after ten minutes', async () => {
  const asked = { address: freshAddress() }
  await sendTo('late@example.org', await verifiedCheck(asked), asked)
  const code = codeIn((await outboxOf('late@example.org'))[0]?.text)
  expect((await tryCode('late@example.org', code, { ...asked, at: later(601) })).errorMsg).toBe('wrong_code')
})

test('five wrong tries invalidate a code; twenty a day from an address lock it out of the email', async () => {
  const asked = { address: freshAddress() }
  const to = 'guessed@example.org'
  let guesses = 0
  let answer = ''
  for (let round = 0; round < 8 && answer !== 'locked'; round++) {
    const at = later(round * 3601)
    await sendTo(to, await verifiedCheck({ ...asked, at }), { ...asked, at })
    const right = codeIn((await outboxOf(to))[0]?.text)
    for (let guess = 0; guess < 5 && answer !== 'locked'; guess++) {
      const wrong = String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0')
      answer = (await tryCode(to, wrong, { ...asked, at })).errorMsg ?? ''
      guesses++
    }
    // After five tries the right code is refused too.
    expect((await tryCode(to, right, { ...asked, at })).status).toBe('fail')
    guesses++
  }
  expect(answer).toBe('locked')
  // Twenty that were compared, the right one after each five, and the one that met the lock.
  expect(guesses).toBeLessThanOrEqual(26)
})

test('an email gets at most one code a minute and six an hour', async () => {
  const asked = { address: freshAddress() }
  const to = 'often@example.org'
  expect((await sendTo(to, await verifiedCheck(asked), asked)).status).toBe('success')
  expect((await sendTo(to, await verifiedCheck(asked), asked)).errorMsg).toBe('rate_limited')
  let sent = 1
  for (let minute = 1; minute < 20; minute++) {
    const at = later(minute * 61)
    if ((await sendTo(to, await verifiedCheck({ ...asked, at }), { ...asked, at })).status === 'success') sent++
  }
  expect(sent).toBe(6)
})

test('no code is sent without a human check of the same address that is verified and not used up', async () => {
  const asked = { address: freshAddress() }
  const refused = async (token: string, from: Asked = asked) =>
    (await sendTo(`nobody${Math.random()}@example.org`, token, from)).errorMsg
  const token = await solvedCheck(asked)
  expect(await refused('')).toBe('check_failed')
  expect(await refused(token)).toBe('check_failed')
  expect(await call(loginCodeCalls.checkHuman, { token }, asked)).toBe(true)
  expect(await call(loginCodeCalls.checkHuman, { token }, asked)).toBe(false)
  expect(await refused(token, { address: freshAddress() })).toBe('check_failed')
  for (let use = 0; use < USES_OF_A_CHECK; use++) expect(await refused(token)).toBeUndefined()
  expect(await refused(token)).toBe('check_failed')
})

test('a solved challenge is accepted once, in any encoding of its solution, and not after it expires', async () => {
  const asked = { address: freshAddress() }
  const token = await verifiedCheck(asked)
  const respelled = btoa(` ${atob(token)} `)
  expect(await call(loginCodeCalls.checkHuman, { token: respelled }, asked)).toBe(false)
  const late = await solvedCheck(asked)
  expect(await call(loginCodeCalls.checkHuman, { token: late }, { ...asked, at: later(700) })).toBe(false)
})

test('a forged challenge is not accepted', async () => {
  const asked = { address: freshAddress() }
  const { challenge } = await call(loginCodeCalls.getChallenge, {}, asked)
  const easy = challenge as Challenge
  const forged = { ...easy, parameters: { ...easy.parameters, cost: 1, keyPrefix: '00' } }
  const solution = await solveChallenge({ challenge: forged, deriveKey })
  for (const token of [btoa(JSON.stringify({ challenge: forged, solution })), btoa('{}'), 'not base64', 'e30='])
    expect(await call(loginCodeCalls.checkHuman, { token }, asked)).toBe(false)
})

test('the mail is in the caller’s language', async () => {
  const asked = { address: freshAddress(), lan: 'zh_CN' }
  await sendTo('zh@example.org', await verifiedCheck(asked), asked)
  expect((await outboxOf('zh@example.org'))[0]?.subject).toMatch(/验证码 \d{6}$/)
})

test.each([{ ENVIRONMENT: 'production' }, { OUTBOX: '0' }])(
  'without an outbox (%o) its path is unknown and nothing offers codes',
  async (settings) => {
    expect((await send('/java/dev/outbox?to=once@example.org', {}, { settings })).status).toBe(404)
    expect(await call(loginCodeCalls.getMethods, {}, { settings })).toMatchObject({ canEmail: false, canPhone: false })
  },
)

test('the list of countries has those to which the brand sends SMS, China first, with their calling codes', async () => {
  const usual = await call(loginCodeCalls.listCountries, {})
  expect(usual.list[0]).toEqual({ countryAbbr: 'CN', countryArea: '86', countryAvatar: '/flags/cn.svg' })
  const codes = usual.list.map(({ countryAbbr }) => countryAbbr)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(['CN', 'JP', 'GB', 'EG']))
  expect(codes).not.toContain('MD')
  const listOf = async (smsCountries: string[]) => {
    await testEnv.BRANDS.put('brand:served', JSON.stringify({ ...main, id: 'served', smsCountries }))
    return call(loginCodeCalls.listCountries, {}, { headers: { brand: 'served' } })
  }
  expect((await listOf(['MD', 'JP'])).list.map(({ countryArea }) => countryArea)).toEqual(['81', '373'])
  expect((await listOf([])).list).toEqual([])
  expect(await call(loginCodeCalls.getMethods, {}, { headers: { brand: 'served' } })).toMatchObject({ canPhone: false })
})

test('simultaneous guesses are limited like successive ones', async () => {
  const asked = { address: freshAddress() }
  const to = 'stormed@example.org'
  await sendTo(to, await verifiedCheck(asked), asked)
  const right = Number(codeIn((await outboxOf(to))[0]?.text))
  const guesses = Array.from({ length: 60 }, (_, at) => String((right + 60 - at) % 1_000_000).padStart(6, '0'))
  // The right code comes last, when no tries are left.
  guesses.push(String(right).padStart(6, '0'))
  const answers = await Promise.all(guesses.map((guess) => tryCode(to, guess, asked)))
  expect(answers.filter(({ status }) => status === 'success')).toEqual([])
  const wrong = await testEnv.ACCOUNTS.prepare(
    "select count from limits where key = 'code:wrong:stormed@example.org'",
  ).all()
  // Five guesses were compared.
  expect(wrong.results).toEqual([{ count: 5 }])
})

test('right codes do not count as wrong guesses', async () => {
  const to = 'daily@example.org'
  for (let time = 0; time < 22; time++) {
    const asked = { address: freshAddress(), at: later(time * 700) }
    await sendTo(to, await verifiedCheck(asked), asked)
    const code = codeIn((await outboxOf(to))[0]?.text)
    expect((await tryCode(to, code, asked)).status, `time ${time}`).toBe('success')
  }
})

test('an email that looks like a limit key is no email, and counts for none', async () => {
  const asked = { address: freshAddress() }
  const answer = await sendTo('wrong:victim@example.org', await verifiedCheck(asked), asked)
  expect(answer.errorMsg).toBe('bad_email')
  const keys = await testEnv.ACCOUNTS.prepare("select key from limits where key like '%wrong:victim@example.org'").all()
  expect(keys.results).toEqual([])
})

test('a request over the hourly limit leaves the last code valid', async () => {
  const to = 'patient@example.org'
  const address = freshAddress()
  const askAgain = async (minute: number) => {
    const asked = { address, at: later(minute * 61) }
    return { asked, answer: await sendTo(to, await verifiedCheck(asked), asked) }
  }
  for (let minute = 0; minute < 6; minute++) await askAgain(minute)
  const code = codeIn((await outboxOf(to))[0]?.text)
  const { asked, answer } = await askAgain(6)
  expect(answer.errorMsg).toBe('rate_limited')
  expect((await tryCode(to, code, asked)).status).toBe('success')
})
