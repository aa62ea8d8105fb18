import { expect, test } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { noticeMessage } from './notice-message.ts'

const reader = { lan: 'en_US', timeZone: 'Asia/Tokyo', brand: 'Arena' }
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

test('a reminder says when the match begins, on the reader’s own clock, and who sends it', () => {
  const message = noticeMessage({ type: 'reminder', params: reminder }, reader)
  expect(message?.subject).toMatch(/^Arena: Ajax – Feyenoord begins at November 21 at 4:45\sAM GMT\+9\.$/)
  expect(message?.text).toMatch(/preferences\.\n\nArena$/)
})

test('whatever is mailed is said in five languages, each in its own, and in English to all others', () => {
  const textsIn = (lan: string) =>
    MAILED.map(([type, params]) => noticeMessage({ type, params }, { ...reader, lan })?.text ?? '')
  const all = ['en_US', 'zh_CN', 'zh_tw', 'jp', 'ar'].flatMap(textsIn)
  expect(new Set(all).size).toBe(MAILED.length * 5)
  expect(all.join()).not.toMatch(/undefined|null|Invalid/)
  expect(textsIn('vi')).toEqual(textsIn('en_US'))
})

test('a welcome, a new fan and what we have no words for are not mailed', () => {
  for (const type of ['welcome', 'new_fan', 'account_note'] as const)
    expect(noticeMessage({ type, params: { username: 'anna' } }, reader)).toBeUndefined()
})

test('without a known brand nobody else’s name signs', () => {
  const message = noticeMessage({ type: 'password_changed', params: {} }, { ...reader, brand: undefined })
  expect(message?.subject).toBe('Your password was changed. If it was not you, secure your account now.')
  expect(message?.text).not.toMatch(/undefined|Grandstand/)
})
