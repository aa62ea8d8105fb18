import { expect, test } from 'vitest'
import { tabStep } from './tabs.tsx'

test('arrow keys cycle through the tabs, in the opposite direction in right-to-left layouts', () => {
  expect(tabStep('ArrowRight', false, 2, 3)).toBe(0)
  expect(tabStep('ArrowLeft', false, 0, 3)).toBe(2)
  expect(tabStep('ArrowRight', true, 1, 3)).toBe(0)
  expect(tabStep('End', true, 0, 3)).toBe(2)
  expect(tabStep('Home', false, 2, 3)).toBe(0)
  expect(tabStep('a', false, 2, 3)).toBeUndefined()
})
