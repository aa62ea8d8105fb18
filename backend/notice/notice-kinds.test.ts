import { expect, test } from 'vitest'
import { messagesIn } from '#backend/core/messages.ts'
import { type Language, LOCALES } from '#contract/languages.ts'
import { NOTICE_KINDS, NOTICE_TYPES, type NoticeParams, type NoticeType } from '#contract/notice-kinds.ts'

const reminder = { matchId: 7, gameId: 202, home: 'Ajax', away: 'Feyenoord', startsAt: '2026-11-20T19:45:00.000Z' }

/** Parameters of a notice of each kind, one for each of its sentences. */
const SAMPLES: Record<NoticeType, NoticeParams[]> = {
  welcome: [{ coins: 200 }],
  reminder: [reminder, { ...reminder, status: 'postponed' }, { ...reminder, status: 'cancelled' }],
  new_fan: [{ uid: 9, username: 'anna' }],
  comment_reply: [{ path: '/soccer/12' }],
  feedback_answered: [{ feedbackId: 1 }],
  support_answered: [{ requestId: 7 }],
  support_closed: [{ requestId: 7 }],
  password_changed: [{}],
  contact_changed: [{ kind: 'email' }],
  two_step_changed: [
    ...['app_on', 'app_off', 'passkey_added', 'passkey_removed', 'off', 'recovery_made', 'reset'].map((what) => ({
      what,
    })),
    { what: 'recovery_used', left: 7 },
  ],
  two_step_reset_asked: [{ uid: 5, name: 'ann', by: 'admin' }],
  sign_in_added: [{ provider: 2 }, { provider: 5 }],
  new_device: [{ device: 'Chrome · Windows', country: 'NL' }, { device: '' }],
  role_granted: ['administrator', 'anchor', 'a later one'].map((role) => ({ uid: 9, name: 'anna', role, by: 'root' })),
  role_proposed: [{ uid: 9, name: 'anna', by: 'root' }],
  brand_published: [{ uid: 9, brand: 'main', name: 'Grandstand', by: 'root' }],
  brand_proposed: [{ uid: 9, brand: 'main', name: 'Grandstand', by: 'root' }],
  brand_retired: [{ uid: 9, brand: 'main', name: 'Grandstand', by: 'root' }],
  refund_asked: [{ uid: 9, name: 'anna', by: 'root' }],
  role_removed: ['moderator', 'a later one'].map((role) => ({ uid: 9, name: 'anna', role, by: 'root' })),
  membership_ending: [{ tier: 'vip', until: '2026-12-23T12:00:00.000Z' }],
  membership_ended: [{ tier: 'svip', until: '2026-12-23T12:00:00.000Z' }],
  membership_refunded: [
    { orderId: 7, tier: 'svip', gold: 180, diamond: 0 },
    { orderId: 7, tier: 'vip', gold: 0, diamond: 30 },
  ],
  goods_sent: [{ orderId: 7, name: 'Mug', tracking: 'SF 1234' }],
  goods_redeemed: [{ orderId: 7, name: 'Mug' }],
  goods_cancelled: [{ orderId: 7, name: 'Mug', coins: 20 }],
  goods_returned: [{ orderId: 7, name: 'Mug', coins: 20 }],
  recharge_refunded: [
    { orderId: 7, gold: 100, diamond: 0 },
    { orderId: 7, gold: 0, diamond: 35 },
  ],
  ticket_refunded: ['gone', 'short', 'staff'].map((why) => ({ orderId: 7, gold: 30, why })),
  streamer_accepted: [{}],
  streamer_refused: [{ reason: 'Not readable' }],
  streamer_banned: [{ reason: 'Advertising' }],
  streamer_taken_off: [{ reason: 'Advertising' }],
  streamer_ban_lifted: [{}],
  streamer_restored: [{}],
  streamer_room_ended: [{ minutes: 15 }],
  expert_accepted: [{}],
  expert_refused: [{ reason: 'Too short' }],
  expert_banned: [{ reason: 'Advertising' }],
  expert_ban_lifted: [{}],
  channel_closed: [{ name: 'Poster', reason: 'Spam' }],
  channel_reopened: [{ name: 'Poster', reason: 'Cleared up' }],
  plan_published: [{ planId: 7, title: 'The away side' }],
  expert_plan: [{ planId: 7, title: 'Title', name: 'Ann' }],
  plan_refused: [{ planId: 7, title: 'The away side', reason: 'Too short' }],
  plan_removed: [{ planId: 7, title: 'The away side', reason: 'Advertising' }],
  post_published: [{ postId: 7, title: 'From the stand' }],
  post_refused: [{ postId: 7, title: 'From the stand', reason: 'Too short' }],
  post_removed: [{ postId: 7, title: 'From the stand', reason: 'Advertising' }],
  plan_refunded: [{ planId: 7, title: 'The away side', coins: 20 }],
  replay_ready: [{ videoId: 3 }],
  video_published: [
    { videoId: 7, gameId: 201, title: 'The winner' },
    { videoId: 7, title: 'The winner' },
  ],
  video_refused: [{ videoId: 7, title: 'The winner', reason: 'Too dark' }],
  video_removed: [{ videoId: 7, title: 'The winner', reason: 'Advertising' }],
  account_note: [{ note: 'unbanned' }, {}],
}

/** All sentences of a notice in a language, its mail included. */
const sentencesOf = (type: NoticeType, params: NoticeParams, lan: Language): string[] => {
  const { text, mail } = NOTICE_KINDS[type]
  const m = messagesIn(lan)
  return [text(m, params), mail(m, params, (at) => `at ${at}`)].filter((sentence) => sentence !== null)
}

const complete = LOCALES.filter(({ isComplete }) => isComplete)

test.each(NOTICE_TYPES)('%s has its own sentence in every complete language, with all of its parameters', (type) => {
  for (const params of SAMPLES[type]) {
    const texts = complete.map(({ code }) => sentencesOf(type, params, code))
    for (const [at, { tag }] of complete.entries()) if (tag !== 'en') expect(texts[at]).not.toEqual(texts[0])
    for (const sentence of texts.flat()) expect(sentence).not.toMatch(/[{}?]|undefined|null/)
    for (const key of [
      'home',
      'away',
      'username',
      'device',
      'coins',
      'name',
      'by',
      'tracking',
      'gold',
      'diamond',
      'reason',
    ])
      if (params[key]) for (const [sentence] of texts) expect(sentence).toContain(String(params[key]))
  }
})

test('in a language that is not complete a notice is in English', () => {
  expect(sentencesOf('password_changed', {}, 'de')).toEqual(sentencesOf('password_changed', {}, 'en_US'))
})

test.each(NOTICE_TYPES)('%s links to a path of the site, or to nothing', (type) => {
  for (const params of SAMPLES[type])
    expect(NOTICE_KINDS[type].path(params) ?? '/').toMatch(/^\/[\w/]*(\?order=\d+|\?brand=[a-z0-9-]+|#\d+)?$/)
})

test('a reminder links to its match, and to nothing when its game is unknown', () => {
  expect(NOTICE_KINDS.reminder.path(reminder)).toBe('/soccer/7')
  expect(NOTICE_KINDS.reminder.path({ ...reminder, gameId: 999 })).toBeNull()
})

test('a new fan links to the fan’s profile, a security warning to the security page', () => {
  expect(NOTICE_KINDS.new_fan.path({ uid: 9 })).toBe('/userInfo/9')
  expect(NOTICE_KINDS.new_device.path({})).toBe('/userInfo/setting')
})

test('a security warning is mailed and pushed; a welcome and a new fan are neither', () => {
  const m = messagesIn('en_US')
  for (const type of ['password_changed', 'contact_changed', 'sign_in_added', 'new_device'] as const) {
    expect(NOTICE_KINDS[type].mail(m, {}, String)).toMatch(/secure your account now\.$/)
    expect(NOTICE_KINDS[type].isPushed).toBe(true)
  }
  for (const type of ['welcome', 'new_fan'] as const) {
    expect(NOTICE_KINDS[type].mail(m, {}, String)).toBeNull()
    expect(NOTICE_KINDS[type].isPushed).toBe(false)
  }
})
