import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { describeList } from './describe-list.ts'
import { ListBody } from './list-body.tsx'

// None is asked for here, and all read the server's environment.
vi.mock('../review/review.queries.ts', () => ({ claimsQuery: () => ({ queryKey: ['claims'], queryFn: () => [] }) }))
vi.mock('../review/claim-note.tsx', () => ({ ClaimNote: () => null }))
vi.mock('../review/review-bar.lazy.tsx', () => ({ ReviewBar: () => null }))
vi.mock('./list-bulk.lazy.tsx', () => ({ ListBulk: () => <hr /> }))
vi.mock('./list-pager.tsx', () => ({ ListPager: () => null }))

const list = describeList({
  name: 'test',
  title: () => 'Rows',
  fields: {},
  read: () => Promise.reject(new Error('not read')),
  keyOf: (row: string) => row,
  nameOf: (row: string) => row,
  bulk: [
    {
      name: 'dismiss',
      label: () => 'Dismiss',
      isFor: (row: string) => row.startsWith('open'),
      send: () => Promise.reject(new Error('not sent')),
    },
  ],
  rows: { columns: () => [{ key: 'name', title: 'Name', cell: (row) => row }], compact: (row) => row },
  empty: () => ({ picture: 'posts', title: 'Nothing' }),
})

const shown = (rows: string[]): string =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ListBody list={list} search={{}} part={{ list: rows }} />
    </QueryClientProvider>,
  )

/** The place of a box in a row that has none. */
const PLACE = 'w-[18px]'

test('a list none of whose rows can be chosen offers no choice of all, and keeps no place for boxes', () => {
  const html = shown(['decided', 'decided too'])
  expect(html).not.toContain('<hr/>')
  expect(html).not.toContain(PLACE)
})

test('a row that cannot be chosen stands in line with one that can', () => {
  const html = shown(['open', 'decided'])
  expect(html).toContain('<hr/>')
  expect(html).toContain('type="checkbox"')
  expect(html).toContain(PLACE)
})
