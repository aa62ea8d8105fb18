import { expect, test } from 'vitest'
import { withoutGroupings } from './plain-routes.ts'

test('a route loses how it is split, and nothing else', () => {
  const route = `createFileRoute('/mall')({ codeSplitGroupings: [['loader', 'component']], loader: lazy(a), head: () => [[1], [2]] })`
  expect(withoutGroupings(route)).toBe(`createFileRoute('/mall')({ loader: lazy(a), head: () => [[1], [2]] })`)
  expect(withoutGroupings('const other = [[1]], b')).toBe('const other = [[1]], b')
})
