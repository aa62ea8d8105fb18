import { expect, test } from 'vitest'
import { BLOCKED_WORD_MAX, isBlocked, NO_BLOCKS, parseBlocks, withCrowd, withUser, withWord } from './blocks.ts'

const said = (text: string, uid = 7) => ({ by: { uid, name: 'ann', level: 1 }, text })

test('a user and a word hide messages, whatever the case and width of the word', () => {
  const blocks = withWord(withUser(NO_BLOCKS, { uid: 7, name: 'ann' }), ' Spoiler ')
  expect(isBlocked(said('hello'), blocks)).toBe(true)
  expect(isBlocked(said('hello', 8), blocks)).toBe(false)
  expect(isBlocked(said('no SPOILERS please', 8), blocks)).toBe(true)
  expect(isBlocked(said('\uff33poiler', 8), blocks)).toBe(true)
})

test('nothing is blocked twice, nor by an empty or endless word', () => {
  const user = { uid: 7, name: 'ann' }
  expect(withUser(withUser(NO_BLOCKS, user), { ...user, name: 'anna' }).users).toEqual([{ uid: 7, name: 'anna' }])
  expect(withWord(withWord(NO_BLOCKS, 'a'), 'A').words).toEqual(['a'])
  expect(withWord(NO_BLOCKS, '   ')).toBe(NO_BLOCKS)
  expect(withWord(NO_BLOCKS, 'x'.repeat(BLOCKED_WORD_MAX + 1))).toBe(NO_BLOCKS)
})

test('the lists stay short: the oldest entries go', () => {
  let blocks = NO_BLOCKS
  for (let each = 1; each <= 205; each += 1)
    blocks = withWord(withUser(blocks, { uid: each, name: `u${each}` }), `w${each}`)
  expect([blocks.users.length, blocks.users[0]?.uid]).toEqual([200, 6])
  expect([blocks.words.length, blocks.words[0]]).toEqual([100, 'w106'])
})

test.each([undefined, 7, [], { users: {}, words: 'x' }, { users: [null, { uid: '1' }, 7], words: [1, ' '] }])(
  '%j in storage blocks nobody',
  (value) => {
    expect(parseBlocks(value)).toEqual(NO_BLOCKS)
  },
)

test('the crowd that is made up is hidden as one, and nobody else is', () => {
  const blocks = parseBlocks(JSON.parse(JSON.stringify(withCrowd(NO_BLOCKS, false))))
  expect(isBlocked(said('goal', -3), blocks)).toBe(true)
  expect(isBlocked(said('goal', 3), blocks)).toBe(false)
  expect(withCrowd(blocks, true)).toEqual(NO_BLOCKS)
  expect(isBlocked(said('goal', -3), NO_BLOCKS)).toBe(false)
})
