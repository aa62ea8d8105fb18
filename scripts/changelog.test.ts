import { expect, test } from 'vitest'
import { changelogOf } from './changelog.ts'

test('commits that users notice are listed by day and kind; others are left out', () => {
  const text = changelogOf([
    { hash: 'c3', day: '2026-11-21', subject: 'fix(live): a room ends at the whistle' },
    { hash: 'c2', day: '2026-11-21', subject: 'test(e2e): the same' },
    { hash: 'c1', day: '2026-11-20', subject: 'feat: begin' },
  ])
  expect(text).toContain('## 2026-11-21\n\n### Mended\n\n- **live:** a room ends at the whistle (c3)\n')
  expect(text).toContain('## 2026-11-20\n\n### Added\n\n- begin (c1)\n')
  expect(text).not.toContain('the same')
})

test('what was taken back is not listed', () => {
  const text = changelogOf([
    { hash: 'c2', day: '2026-11-21', subject: 'Revert "perf(app): a shorter way"' },
    { hash: 'c1', day: '2026-11-21', subject: 'perf(app): a shorter way' },
  ])
  expect(text).not.toContain('a shorter way')
})
