import { expect, test } from 'vitest'
import { keptText } from './kept-text.ts'

test('what a return leaves as it is has the name of its field, or that in the record', () => {
  expect(keptText(['staffTwoStep', 'environments.pro.java'], 'en')).toBe(
    'Left as it is now, because only the command line changes it: Staff need two-step sign-in and environments.pro.java.',
  )
})
