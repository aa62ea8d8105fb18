import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListKeys } from './list-keys.tsx'

const label = () => ''
const table = { columns: () => [], compact: () => null }
const act = {
  name: 'a',
  label,
  isFor: (row: string) => row === 'waits',
  send: async () => ({ ok: true, data: {} }) as const,
}
const form = { className: '', submitLabel: label }
const text = { text: { kind: 'text', label } } as const
const choice = { sort: { kind: 'choice', label, anyLabel: label, options: {} } } as const

const shown = (list: object, part: object) =>
  renderToString(<ListKeys list={{ fields: {}, rows: table, ...list }} part={{ list: ['decided'], ...part }} />)

test('only keys that do something are promised', () => {
  const plain = shown({}, {})
  expect(plain).toContain('Enter')
  for (const key of ['x ', 'n ', '/ ']) expect(plain).not.toMatch(new RegExp(`[·,] ${key}`))
  expect(shown({ rows: { item: () => null } }, {})).not.toContain('Enter')
  expect(shown({ bulk: [act] }, { list: ['waits'] })).toContain(', x ')
  expect(shown({ bulk: [act] }, {})).not.toContain(', x ')
  expect(shown({}, { next: 'n.1' })).toContain('· n ')
  expect(shown({ form, fields: text }, {})).toContain('· / ')
  expect(shown({ form, fields: choice }, {})).not.toContain('· / ')
  expect(shown({ fields: text }, {})).not.toContain('· / ')
})

test('an empty list promises none', () => {
  expect(shown({ bulk: [act] }, { list: [] })).toBe('')
})
