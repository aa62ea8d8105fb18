import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrintButton } from './print-button.tsx'

test('a page whose scripts have not run has no button that would need them', () => {
  expect(renderToString(<PrintButton />)).toMatch(/class="[^"]*\binvisible\b/)
})
