import { expect, test } from 'vitest'
import { stepOfKey } from './step-of-key.ts'
import { stepOfSwipe } from './step-of-swipe.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: true,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
})
const at = (clientX: number, clientY = 200) => ({ clientX, clientY })

test('Alt with the arrows up and down goes to the previous and the next match', () => {
  expect([stepOfKey(press('ArrowUp'), null), stepOfKey(press('ArrowDown'), null)]).toEqual(['previous', 'next'])
})

test('an arrow alone, with other modifiers, or taken by something else does nothing', () => {
  const other = [
    { altKey: false },
    { ctrlKey: true },
    { shiftKey: true },
    { metaKey: true },
    { defaultPrevented: true },
  ]
  for (const more of other) expect(stepOfKey(press('ArrowDown', more), null)).toBeUndefined()
  const field = { matches: () => true } as unknown as Element
  expect(stepOfKey(press('ArrowDown'), field)).toBeUndefined()
})

test('a sweep to the left turns to the next match, to the right back; mirrored from right to left', () => {
  expect([stepOfSwipe(at(300), at(200), 390, false), stepOfSwipe(at(100), at(200), 390, false)]).toEqual([
    'next',
    'previous',
  ])
  expect(stepOfSwipe(at(300), at(200), 390, true)).toBe('previous')
})

test('a short, a steep sweep and one from the edge of the screen are none', () => {
  expect(stepOfSwipe(at(300), at(260), 390, false)).toBeUndefined()
  expect(stepOfSwipe(at(300), at(200, 280), 390, false)).toBeUndefined()
  expect(stepOfSwipe(at(10), at(200), 390, false)).toBeUndefined()
})
