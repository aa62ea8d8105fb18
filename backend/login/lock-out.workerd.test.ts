import { expect, test } from 'vitest'
import { loginCalls } from '#contract/login.ts'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { type Asked, envelopeOf } from '#tests/support/backend/calls.ts'
import { freshAddress, lastCode, later, mailedCode, verifiedCheck } from '#tests/support/backend/codes.ts'

let browsers = 0
/** A visitor in a browser of the site; each has another address. */
const inBrowser = (): Asked => ({ address: freshAddress(), headers: { browser: `browser-${++browsers}` } })

const sendTo = async (mobileOrEmail: string, asked: Asked) =>
  envelopeOf(loginCodeCalls.sendEmailCode, { mobileOrEmail, cfToken: await verifiedCheck(asked) }, asked)
const tryCode = (mobileOrEmail: string, checkCode: string, asked: Asked) =>
  envelopeOf(loginCalls.signInByCode, { mobileOrEmail, checkCode }, asked)

/** How many wrong guesses at a live code all strangers together have in a day. */
const WRONG_GUESSES_OF_ALL_STRANGERS = 200

test('guesses of somebody who asked for no code lock nobody’s codes', async () => {
  const owner = inBrowser()
  const code = await mailedCode('guess-victim@example.org', owner)
  const guesses = Array.from({ length: WRONG_GUESSES_OF_ALL_STRANGERS + 10 }, async () => {
    const guess = await tryCode('guess-victim@example.org', '000000', { address: freshAddress() })
    expect(guess.errorMsg).toBe('wrong_code')
  })
  await Promise.all(guesses)
  expect((await tryCode('guess-victim@example.org', code, owner)).status).toBe('success')
})

test('wrong guesses of one address lock the email for that address only', async () => {
  const attacker = { address: freshAddress() }
  let answer: string | undefined
  for (let round = 0; round < 6 && answer !== 'locked'; round++) {
    const at = later(round * 61)
    await sendTo('day-victim@example.org', { ...attacker, at })
    for (let guess = 0; guess < 5; guess++)
      answer = (await tryCode('day-victim@example.org', 'x', { ...attacker, at })).errorMsg
  }
  expect(answer).toBe('locked')
  const owner = { ...inBrowser(), at: later(600) }
  const code = await mailedCode('day-victim@example.org', owner)
  expect((await tryCode('day-victim@example.org', code, owner)).status).toBe('success')
})

test('six requests of somebody else neither stop an email’s codes nor replace the one that was sent', async () => {
  const owner = inBrowser()
  const code = await mailedCode('sent-victim@example.org', owner)
  const attacker = { address: freshAddress() }
  const answers: (string | undefined)[] = []
  for (let minute = 0; minute < 7; minute++)
    answers.push((await sendTo('sent-victim@example.org', { ...attacker, at: later(minute * 61) })).errorMsg)
  expect(answers).toEqual([...Array(6).fill(undefined), 'rate_limited'])
  expect((await sendTo('sent-victim@example.org', { ...inBrowser(), at: later(450) })).status).toBe('success')
  expect((await tryCode('sent-victim@example.org', code, { ...owner, at: later(460) })).status).toBe('success')
})

test('a code is accepted only from the browser that asked for it, wherever that browser is', async () => {
  const owner = inBrowser()
  const code = await mailedCode('bound@example.org', owner)
  const { address, headers } = owner as { address: string; headers: Record<string, string> }
  expect((await tryCode('bound@example.org', code, { address })).errorMsg).toBe('wrong_code')
  expect((await tryCode('bound@example.org', code, { address, headers: { browser: 'other' } })).errorMsg).toBe(
    'wrong_code',
  )
  expect((await tryCode('bound@example.org', code, { address: freshAddress(), headers })).status).toBe('success')
})

test('a client without a browser’s secret enters its code from the address that asked', async () => {
  const app = { address: freshAddress() }
  const code = await mailedCode('app@example.org', app)
  expect((await tryCode('app@example.org', code, { address: freshAddress() })).errorMsg).toBe('wrong_code')
  expect((await tryCode('app@example.org', code, app)).status).toBe('success')
})

test('a browser in which she has signed in gets codes however many strangers asked', async () => {
  const owner = inBrowser()
  const email = 'known@example.org'
  expect((await tryCode(email, await mailedCode(email, owner), owner)).status).toBe('success')
  const at = later(700)
  let refused: string | undefined
  for (let request = 0; request < 30 && refused === undefined; request++)
    refused = (await sendTo(email, { address: freshAddress(), at })).errorMsg
  expect(refused).toBe('rate_limited')
  expect((await sendTo(email, { ...inBrowser(), at })).errorMsg).toBe('rate_limited')
  expect((await sendTo(email, { ...owner, at })).status).toBe('success')
  expect((await tryCode(email, await lastCode(email), { ...owner, at })).status).toBe('success')
})
