import { expect, test, vi } from 'vitest'
import { takeFocus } from './take-focus.ts'

function elementWhile(activeElement: 'nothing' | 'body' | 'another') {
  const body = {}
  const focus = vi.fn()
  const holders = { nothing: null, body, another: {} }
  const element = { ownerDocument: { body, activeElement: holders[activeElement] }, focus }
  return { element: element as unknown as HTMLElement, focus }
}

test.each(['nothing', 'body'] as const)('takes the focus when %s has it, without scrolling', (holder) => {
  const { element, focus } = elementWhile(holder)
  takeFocus(element)
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('leaves the focus where the user has moved it', () => {
  const { element, focus } = elementWhile('another')
  takeFocus(element)
  expect(focus).not.toHaveBeenCalled()
})

test('does nothing when its element is removed', () => {
  expect(() => takeFocus(null)).not.toThrow()
})
