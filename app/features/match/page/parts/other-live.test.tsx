import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { testRow } from '#tests/support/match-row.ts'
import { OtherLive } from './other-live.tsx'

const { display, others } = vi.hoisted(() => ({
  display: { hidesScores: false },
  others: { matches: [] as MatchRow[] },
}))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="/">{children}</a>,
}))
vi.mock('../../match.live.ts', () => ({ useLiveBoards: () => undefined }))
vi.mock('../../../shell/shell.queries.ts', () => ({ useShell: () => ({ display, locale: { tag: 'en' } }) }))
vi.mock('./use-other-live.ts', () => ({ useOtherLive: () => others.matches }))

const match = testRow(1, 1)
others.matches = [match, { ...testRow(2, 1), score: { home: 7771, away: 8882 } }]

test.each([
  [false, 2],
  [true, 0],
])('other live matches, with scores hidden: %s', (hidesScores, figures) => {
  display.hidesScores = hidesScores
  const html = renderToString(<OtherLive match={match} />)
  expect(html).toContain('Home')
  expect(html.match(/7771|8882/g) ?? []).toHaveLength(figures)
})
