import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { useLiveTable } from './live-table.queries.ts'

const known = vi.hoisted(() => ({ data: { parts: [], zones: [], running: [{ id: 1, home: 2, away: 1 }] } }))
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: () => known,
}))

vi.mock('./live-table.functions.ts', () => ({ getLiveTable: vi.fn() }))

function Probe({ id, home, away }: { id: number; home: number; away: number }) {
  const table = useLiveTable({ ...testRow(id, 1), status: 'live', score: { home, away } })
  return table ? 'told' : 'not told'
}

test('a table is shown of the score that the page shows, not of a goal that a late picture has yet to come to', () => {
  expect(renderToString(<Probe id={1} home={2} away={1} />)).toBe('told')
  expect(renderToString(<Probe id={1} home={1} away={1} />)).toBe('not told')
  expect(renderToString(<Probe id={7} home={2} away={1} />)).toBe('not told')
})
