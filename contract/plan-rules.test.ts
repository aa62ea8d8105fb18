import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { planCalls } from './plan.ts'
import { contentHashOf, isPlanTitle, matchFaultOf, type SealedPlan, sealOf, sealText } from './plan-rules.ts'

const plan: SealedPlan = {
  planId: 7,
  expertId: 1_234_567_890,
  matchId: 23_000_001,
  play: 'handicap',
  choice: 'away',
  line: -0.75,
  odds: 1.9,
  pricedAt: '2026-11-23T10:00:00.000Z',
  publishedAt: '2026-11-23T11:00:00.000Z',
  nonce: '0f'.repeat(32),
}

test('the text of a seal is what it always was', () => {
  expect(sealText(plan)).toBe(
    'grandstand-plan-1\nplan=7\nexpert=1234567890\nmatch=23000001\nplay=handicap\nline=-0.75\nchoice=away\nodds=1.9\n' +
      `priced=2026-11-23T10:00:00.000Z\npublished=2026-11-23T11:00:00.000Z\nnonce=${'0f'.repeat(32)}`,
  )
})

test('a seal is the SHA-256 of its text, and another one for each other prediction', async () => {
  const seal = await sealOf(plan)
  expect(seal).toBe(createHash('sha256').update(sealText(plan)).digest('hex'))
  const others = [{ choice: 'home' as const }, { odds: 1.91 }, { line: -1 }, { nonce: '00'.repeat(32) }, { planId: 8 }]
  // With a content its hash is one of the lines.
  const withContent = { ...plan, contentHash: await contentHashOf({ b: 1, a: ['x', { d: null, c: 'y' }] }) }
  const hash = createHash('sha256').update('{"a":["x",{"c":"y","d":null}],"b":1}').digest('hex')
  expect(
    sealText(withContent)
      .split('\n')
      .filter((line) => !sealText(plan).includes(line)),
  ).toEqual(['grandstand-plan-2', `content=${hash}`])
  for (const change of others) expect(await sealOf({ ...plan, ...change })).not.toBe(seal)
})

test.each([
  ['Four', false],
  ['Fives', true],
  ['  four  ', false],
  ['a'.repeat(300), true],
  ['a'.repeat(301), false],
  ['\u4e3b'.repeat(5), true],
  ['\u4e3b'.repeat(30), true],
  ['\u4e3b'.repeat(31), false],
  [`${'a'.repeat(30)}\u3042`, false],
  ['\uac00'.repeat(31), false],
  ['\u200b'.repeat(20), false],
  ['\u2060ab\u200b\u200d\ufeffcd', false],
  ['\u200c'.repeat(20), false],
  ['\u200babcde', true],
  ['\u0645\u06cc\u200c\u0628\u0631\u062f', true],
  [`${'\u{1f469}\u200d\u{1f467}'.repeat(2)}a`, true],
])('the title %s is allowed: %s', (title, isAllowed) => {
  expect(isPlanTitle(title)).toBe(isAllowed)
})

test('a title is bounded by its characters, whatever units they take', async () => {
  const plan = { matchId: 1, play: 'result', choice: 'home', odds: 2, label: '', price: 5, hasRefund: true } as const
  const isTaken = async (title: string) => {
    const text = 'Nobody has scored against them at home.'
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    const checked = await planCalls.createPlan.input['~standard'].validate({ ...plan, title, document })
    return checked.issues === undefined
  }
  expect([await isTaken('\u{1F600}'.repeat(300)), await isTaken('\u{1F600}'.repeat(301))]).toEqual([true, false])
  expect([await isTaken('\u{20000}'.repeat(30)), await isTaken('\u{20000}'.repeat(31))]).toEqual([true, false])
})

test('a plan is about a match that is to come, whose time is known and whose end is not', () => {
  const now = Date.parse('2026-11-23T10:00:00.000Z')
  const match = { status: 'scheduled', startsAt: '2026-11-23T10:00:01.000Z' } as const
  expect(matchFaultOf(match, now)).toBeNull()
  expect(matchFaultOf({ ...match, status: 'postponed' }, now)).toBe('match_over')
  expect(matchFaultOf({ ...match, startsAt: '2026-11-23T10:00:00.000Z' }, now)).toBe('match_over')
  expect(matchFaultOf({ ...match, replayOf: 7 }, now)).toBe('match_over')
  expect(matchFaultOf({ ...match, isTimeUnknown: true }, now)).toBe('time_unknown')
})
