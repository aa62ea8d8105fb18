import { expect, test } from 'vitest'
import { seasonName } from './season-name.ts'

test('a season is called as the field calls it, or by its days', () => {
  expect(seasonName({ id: '2025-26' }, 'en')).toBe('2025/26')
  const days = { id: '2026-10-26', from: '2026-10-26', to: '2026-11-22' }
  expect(seasonName(days, 'en')).toMatch(/^Oct 26\s–\sNov 22, 2026$/)
  expect(seasonName(days, 'zh-Hans')).toMatch(/^2026.*2026/)
})
