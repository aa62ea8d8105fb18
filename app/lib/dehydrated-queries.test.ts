import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  DehydratedQueriesScript,
  dehydrateQueries,
  EMPTY_QUERIES_SCRIPT,
  hydrateQueries,
} from './dehydrated-queries.tsx'

const transferred = (from: QueryClient): QueryClient => {
  const to = new QueryClient()
  hydrateQueries(to, dehydrateQueries(from))
  return to
}

test('the browser has the data the server read, under the same key and with the same age', () => {
  const server = new QueryClient()
  server.setQueryData(['match', 'list', { page: 1, gameIds: undefined }], { rows: [7] }, { updatedAt: 1234 })
  const state = transferred(server).getQueryState(['match', 'list', { page: 1 }])
  expect(state).toMatchObject({ data: { rows: [7] }, dataUpdatedAt: 1234, status: 'success' })
})

test('a query that failed on the server is in the error state in the browser until it is refetched', async () => {
  const server = new QueryClient()
  const refuse = () => Promise.reject(new Error('no'))
  await server.prefetchQuery({ queryKey: ['standings'], queryFn: refuse, retry: false })
  expect(transferred(server).getQueryState(['standings'])).toMatchObject({ status: 'error', fetchStatus: 'idle' })
})

test('a query still pending on the server is left to the browser', () => {
  const server = new QueryClient()
  void server.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) })
  expect(transferred(server).getQueryState(['slow'])).toBeUndefined()
})

test('no data can close the script element that holds it', () => {
  const name = '</script><script>alert(1)</script><!--'
  const server = new QueryClient()
  server.setQueryData(['team'], { name })
  expect(dehydrateQueries(server)).not.toContain('<')
  expect(transferred(server).getQueryData(['team'])).toEqual({ name })
})

test('the server finds the empty script in the rendered page', () => {
  expect(renderToString(createElement(DehydratedQueriesScript))).toBe(EMPTY_QUERIES_SCRIPT)
})
