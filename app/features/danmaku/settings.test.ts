import { expect, test } from 'vitest'
import { changed, OPACITY_MIN, parseSettings, SCROLL, settingsOf, TOP } from './settings.ts'

test('messages move over the video unless the visitor wants nothing to move', () => {
  expect(settingsOf({}, false)).toMatchObject({ isOn: true, mode: SCROLL })
  expect(settingsOf({}, true)).toMatchObject({ isOn: false, mode: TOP })
})

test('what was switched on with motion says nothing about a visitor who wants none, and the other way round', () => {
  const withMotion = changed({}, { isOn: true }, false)
  expect(settingsOf(withMotion, true).isOn).toBe(false)
  const whenStill = changed(changed(withMotion, { isOn: false }, false), { isOn: true }, true)
  expect(settingsOf(whenStill, true)).toMatchObject({ isOn: true, mode: TOP })
  expect(settingsOf(whenStill, false).isOn).toBe(false)
  // Whoever chooses so may have them move.
  expect(settingsOf(changed(whenStill, { mode: SCROLL }, true), true).mode).toBe(SCROLL)
})

test('choices are read back, and a change leaves the others alone', () => {
  const chosen = changed(changed({}, { opacity: 0.4, area: 2 }, false), { speed: 0 }, false)
  const read = parseSettings(JSON.parse(JSON.stringify(chosen)))
  expect(settingsOf(read, false)).toEqual({ isOn: true, opacity: 0.4, speed: 0, area: 2, size: 1, density: 1, mode: 0 })
})

test.each([
  undefined,
  'text',
  [],
  { isOn: 'no', opacity: 7, speed: 3, area: '1', mode: -1 },
  { opacity: OPACITY_MIN / 2 },
])('%j in storage gives the defaults', (value) => {
  expect(parseSettings(value)).toEqual({})
})
