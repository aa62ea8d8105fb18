import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Table } from './table.tsx'

test('numbers are aligned with their heading, in right-to-left pages too', () => {
  const columns = [
    { key: 'name', title: 'Name', cell: () => 'Ada' },
    { key: 'coins', title: 'Coins', cell: () => 200, isNumeric: true },
  ]
  const html = renderToString(<Table label="Users" columns={columns} rows={[{}]} keyOf={() => 1} />)
  const [heading, cell] = [/<th[^>]*class="([^"]*)"[^>]*>Coins/, /<td[^>]*class="([^"]*)"[^>]*>200/].map(
    (pattern) => pattern.exec(html)?.[1],
  )
  expect(heading).toContain('text-right')
  expect(cell).toContain('text-right')
})
