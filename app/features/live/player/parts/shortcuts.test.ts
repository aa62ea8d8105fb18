import { expect, test } from 'vitest'
import { commandFor, type KeyFacts } from './shortcuts.ts'

function press(key: string, facts: Partial<KeyFacts> = {}) {
  return commandFor({ key, hasModifier: false, focus: 'other', ...facts })
}

test.each([
  [' ', 'play'],
  ['k', 'play'],
  ['K', 'play'],
  ['m', 'mute'],
  ['f', 'fullscreen'],
  ['t', 'theatre'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['l', 'live'],
  ['Escape', 'leave'],
])('"%s" means %s', (key, command) => {
  expect(press(key)).toBe(command)
})

test('other keys have no command', () => {
  for (const key of ['a', 'Enter', 'Tab', 'ArrowUp', 'constructor']) expect(press(key)).toBeNull()
})

test('a key with Ctrl, Alt or Meta belongs to the browser', () => {
  expect(press('f', { hasModifier: true })).toBeNull()
})

test('keys typed into a text field have no command', () => {
  for (const key of [' ', 'k', 'm', 'ArrowLeft']) expect(press(key, { focus: 'text' })).toBeNull()
})

test('with a focused button the space bar has no command, letters and arrows have', () => {
  expect(press(' ', { focus: 'button' })).toBeNull()
  expect(press('m', { focus: 'button' })).toBe('mute')
  expect(press('ArrowLeft', { focus: 'button' })).toBe('back')
})

test('with a focused slider or radio button the arrows have no command', () => {
  expect(press('ArrowLeft', { focus: 'range' })).toBeNull()
  expect(press('ArrowRight', { focus: 'choice' })).toBeNull()
})
