import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Announcement } from './announcement.tsx'

const isOpen = (isStarted: boolean): boolean =>
  renderToString(<Announcement roomId={1} text="Kick-off at eight" isStarted={isStarted} />).includes(
    'aria-expanded="true"',
  )

test('an announcement stands open until what it announces has started', () => {
  expect(isOpen(false)).toBe(true)
  expect(isOpen(true)).toBe(false)
})
