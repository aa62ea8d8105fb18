import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { Notice } from '#contract/notice.ts'
import { noticeMessage } from './notice-message.ts'

const reader = { lan: 'en_US' as const, timeZone: 'Asia/Tokyo', brand: 'Arena' }
const reminder = { home: 'Ajax', away: 'Feyenoord', startsAt: '2026-11-20T19:45:00.000Z' }
const MAILED: [Notice['type'], Notice['params']][] = [
  ['reminder', reminder],
  ['reminder', { ...reminder, status: 'postponed' }],
  ['reminder', { ...reminder, status: 'cancelled' }],
  ['feedback_answered', { feedbackId: 1 }],
  ['password_changed', {}],
  ['contact_changed', { kind: 'email' }],
  ['sign_in_added', { provider: 5 }],
  ['new_device', { device: 'Chrome · Windows', country: 'NL' }],
  ['account_note', { note: 'unbanned' }],
]

test('a reminder gives the start in the recipient’s time zone, and the brand’s name', () => {
  const message = noticeMessage({ type: 'reminder', params: reminder }, reader)
  expect(message?.subject).toMatch(/^Arena: Ajax vs Feyenoord starts November 21 at 4:45\sAM GMT\+9\.$/)
  expect(message?.text).toMatch(/preferences\.\n\nArena$/)
})

test('every mail is written in five languages, and in English for all others', () => {
  const textsIn = (lan: Language) =>
    MAILED.map(([type, params]) => noticeMessage({ type, params }, { ...reader, lan })?.text ?? '')
  const all = (['en_US', 'zh_CN', 'zh_tw', 'jp', 'ar'] as const).flatMap(textsIn)
  expect(new Set(all).size).toBe(MAILED.length * 5)
  expect(all.join()).not.toMatch(/undefined|null|Invalid/)
  expect(textsIn('vi')).toEqual(textsIn('en_US'))
})

test('a welcome, a new fan and an unknown account note are not mailed', () => {
  for (const type of ['welcome', 'new_fan', 'account_note'] as const)
    expect(noticeMessage({ type, params: { username: 'anna' } }, reader)).toBeUndefined()
})

test('without a known brand the mail carries no name', () => {
  const message = noticeMessage({ type: 'password_changed', params: {} }, { ...reader, brand: undefined })
  expect(message?.subject).toBe('Your password was changed. If this wasn’t you, secure your account now.')
  expect(message?.text).not.toMatch(/undefined|Grandstand/)
})
