import { expect, test, vi } from 'vitest'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { contextOfTest, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, later, verifiedCheck } from '#tests/support/backend/codes.ts'
import { sendCode } from './codes.ts'

const DAY_MS = 24 * 3_600_000
const phone = (digits: number) => ({ kind: 'phone' as const, key: `+86138${digits}`, areaCode: '86' })

test('no code goes to a premium number, a satellite phone or a country that is not served', async () => {
  const asked = { address: freshAddress() }
  const cfToken = await verifiedCheck(asked)
  for (const [mobileOrEmail, areaCode] of [
    ['9012345678', '44'],
    ['612345678', '881'],
    ['60123456', '373'],
  ]) {
    const answer = await envelopeOf(loginCodeCalls.sendMobileCode, { mobileOrEmail, areaCode, cfToken }, asked)
    expect(['country_not_served', 'bad_phone'], `+${areaCode}${mobileOrEmail}`).toContain(answer.errorMsg)
  }
})

test('all visitors together have a number of SMS an hour; the one beyond is not sent and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const outcomeOf = (digits: number, hour: number) =>
    sendCode(
      {
        ...contextOfTest(),
        env: { ...testEnv, SMS_AN_HOUR: '2' },
        address: freshAddress(),
        now: Date.parse(later(0)) + 30 * DAY_MS + hour * 3_600_000,
      },
      phone(digits),
    )
  expect(await outcomeOf(11110001, 0)).toBe('sent')
  expect(await outcomeOf(11110002, 0)).toBe('sent')
  expect(await outcomeOf(11110003, 0)).toBe('sending_failed')
  expect(logged.mock.calls.flat().join()).toContain('sms_budget_spent')
  expect(await outcomeOf(11110004, 1)).toBe('sent')
  logged.mockRestore()
})

test('the many networks of one IPv6 subscriber are limited together', async () => {
  let sent = 0
  const now = Date.parse(later(0)) + 60 * DAY_MS
  for (let network = 0; network < 170; network++) {
    const address = `2001:db8:77:${network.toString(16)}::/64`
    const identifier = { kind: 'email' as const, key: `pumped${network}@example.org` }
    if ((await sendCode({ ...contextOfTest(), address, now }, identifier)) === 'sent') sent++
  }
  expect(sent).toBe(160)
})
