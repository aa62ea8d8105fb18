import { expect, test, vi } from 'vitest'
import { takeFocus } from './take-focus.ts'

function elementWhile(activeElement: 'nothing' | 'body' | 'another') {
  const body = {}
  const focus = vi.fn()
  const holders = { nothing: null, body, another: {} }
  const element = { ownerDocument: { body, activeElement: holders[activeElement] }, focus }
  return { element: element as unknown as HTMLElement, focus }
}

test.each(['nothing', 'body'] as const)('takes a focus that %s holds, and scrolls nothing', (holder) => {
  const { element, focus } = elementWhile(holder)
  takeFocus(element)
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('leaves the focus to who has gone on', () => {
  const { element, focus } = elementWhile('another')
  takeFocus(element)
  expect(focus).not.toHaveBeenCalled()
})

test('does nothing when what it stood on goes', () => {
  expect(() => takeFocus(null)).not.toThrow()
})
