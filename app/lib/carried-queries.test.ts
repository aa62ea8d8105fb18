import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CarriedQueries, packQueries, unpackQueries } from './carried-queries.tsx'

const carried = (from: QueryClient): QueryClient => {
  const to = new QueryClient()
  unpackQueries(to, packQueries(from))
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
  vi.stubEnv('SSR', true)
  const name = '</script><script>alert(1)</script><!--'
  const server = new QueryClient()
  server.setQueryData(['team'], { name })
  const html = renderToString(createElement(QueryClientProvider, { client: server }, createElement(CarriedQueries)))
  const [, text = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(html) ?? []
  expect(text).not.toMatch(/<\/?script/i)
  const browser = new QueryClient()
  unpackQueries(browser, text)
  expect(browser.getQueryData(['team'])).toEqual({ name })
})
