import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CropControls } from './crop-controls.tsx'
import type { CropState } from './use-crop-view.ts'

test('the zoom is told without a space before the sign of percent', () => {
  const view = { zoom: 1.25, degrees: 0 } as CropState
  expect(renderToString(<CropControls view={view} />)).toContain('125%')
})
