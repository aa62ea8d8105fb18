import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { NO_BLOCKS, withUser, withWord } from './blocks.ts'
import type { ChatLine } from './chat-client.ts'
import { foldLines, withoutBlocked, withoutGifts } from './fold-lines.ts'

const you = { uid: 99, name: 'me', level: 1 }
let id = 0
/** A line of another user each time, unless `more` says who. */
const said = (text: string, at: number, more: Partial<ChatMessage> = {}): ChatLine => {
  id += 1
  return { kind: 'message', key: id, message: { id, by: { uid: id, name: `u${id}`, level: 1 }, text, at, ...more } }
}
/** The texts, each with the number of those that say it. */
const textsOf = (lines: readonly ChatLine[]) =>
  foldLines(lines, you).map((line) =>
    line.kind === 'message' ? `${line.message.text} ${line.same.length + 1}` : line.kind,
  )

test('the same from several people within ten seconds is one line with their number', () => {
  expect(
    textsOf([
      said('GOAL', 0),
      said('what a ball', 100),
      said('goal!!!', 2000),
      said('gooooal', 3000),
      said('goooooooal', 4000),
    ]),
  ).toEqual(['GOAL 2', 'what a ball 1', 'gooooal 2'])
})

test('later than that, or far below, it is a line again', () => {
  expect(textsOf([said('goal', 0), said('goal', 10_000), said('goal', 10_001)])).toEqual(['goal 2', 'goal 1'])
  const others = Array.from({ length: 12 }, (_, each) => said(`other ${each}`, 10))
  expect(textsOf([said('goal', 0), ...others, said('goal', 20)]).filter((text) => text.startsWith('goal'))).toEqual([
    'goal 1',
    'goal 1',
  ])
})

test('one’s own, what is said to one, answers and staff are never folded', () => {
  const quote = { id: 1, name: 'u1', text: 'x' }
  const lines = [
    said('hi @me', 0),
    said('hi @me', 1),
    said('yes', 2),
    said('yes', 3, { replyTo: quote }),
    said('yes', 4, { by: you }),
    said('yes', 5, { by: { uid: 5, name: 'host', level: 1, part: 'streamer' } }),
    said('yes', 6),
  ]
  expect(textsOf(lines)).toEqual(['hi @me 1', 'hi @me 1', 'yes 2', 'yes 1', 'yes 1', 'yes 1'])
})

test('signs alone are compared as they are, and what stands between stays', () => {
  expect(textsOf([said('!!!', 0), said('???', 1), { kind: 'more', key: 1000, count: 3 }, said('!!!', 2)])).toEqual([
    '!!! 2',
    '??? 1',
    'more',
  ])
})

test('messages of a blocked person, with a blocked word, and quotes of them are gone', () => {
  const blocks = withWord(withUser(NO_BLOCKS, { uid: 7, name: 'bob' }), 'spoiler')
  const lines = [
    said('hello', 0, { by: { uid: 7, name: 'bob', level: 1 } }),
    said('a Spoiler', 1),
    said('no', 2, { replyTo: { id: 1, name: 'bob', text: 'hello' } }),
    said('no', 3, { replyTo: { id: 1, name: 'ann', text: 'spoiler' } }),
    said('my own spoiler', 4, { by: you }),
  ]
  const left = withoutBlocked(lines, blocks, you.uid)
  expect(left.map((line) => line.kind === 'message' && [line.message.text, line.message.replyTo])).toEqual([
    ['no', undefined],
    ['no', undefined],
    ['my own spoiler', undefined],
  ])
  expect(withoutBlocked(lines, NO_BLOCKS, undefined)).toBe(lines)
})

test('people who are made up are not counted among those who are not', () => {
  const madeUp = (at: number, uid: number) => said('goal', at, { by: { uid, name: 'x', level: 1, isSimulated: true } })
  expect(textsOf([madeUp(0, -1), said('goal', 10), madeUp(20, -2), said('goal', 30)])).toEqual(['goal 2', 'goal 2'])
})

test('where there are no gifts, nothing tells of those of others', () => {
  const gift = said('', 0, { gift: { id: 1, count: 3 } as NonNullable<ChatMessage['gift']> })
  expect(withoutGifts([said('hello', 0), gift]).map((line) => line.kind === 'message' && line.message.text)).toEqual([
    'hello',
  ])
})
