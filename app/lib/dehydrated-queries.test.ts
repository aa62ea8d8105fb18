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

const carried = (from: QueryClient): QueryClient => {
  const to = new QueryClient()
  hydrateQueries(to, dehydrateQueries(from))
  return to
}

test('the browser finds what the server has read, under the same key and as old as it is', () => {
  const server = new QueryClient()
  server.setQueryData(['match', 'list', { page: 1, gameIds: undefined }], { rows: [7] }, { updatedAt: 1234 })
  const state = carried(server).getQueryState(['match', 'list', { page: 1 }])
  expect(state).toMatchObject({ data: { rows: [7] }, dataUpdatedAt: 1234, status: 'success' })
})

test('a query that failed on the server has failed in the browser, until it is asked again', async () => {
  const server = new QueryClient()
  const refuse = () => Promise.reject(new Error('no'))
  await server.prefetchQuery({ queryKey: ['standings'], queryFn: refuse, retry: false })
  expect(carried(server).getQueryState(['standings'])).toMatchObject({ status: 'error', fetchStatus: 'idle' })
})

test('what is under way is left to the browser', () => {
  const server = new QueryClient()
  void server.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) })
  expect(carried(server).getQueryState(['slow'])).toBeUndefined()
})

test('no data ends the script it stands in', () => {
  const name = '</script><script>alert(1)</script><!--'
  const server = new QueryClient()
  server.setQueryData(['team'], { name })
  expect(dehydrateQueries(server)).not.toContain('<')
  expect(carried(server).getQueryData(['team'])).toEqual({ name })
})

test('the server finds the place it is to fill', () => {
  expect(renderToString(createElement(DehydratedQueriesScript))).toBe(EMPTY_QUERIES_SCRIPT)
})
