import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { User } from '#contract/user.ts'
import { useViewer, viewerQuery } from './viewer.queries.ts'

// They reach the server, of which a part of a page needs nothing.
vi.mock('./viewer.functions.ts', () => ({ getViewer: () => undefined, getKnownViewer: () => undefined }))

const Name = () => useViewer()?.username ?? 'nobody'
/** As React takes over a part of the page: with what it was drawn with. */
const takeOver = (client: QueryClient) =>
  renderToString(
    <QueryClientProvider client={client}>
      <Name />
    </QueryClientProvider>,
  )
const user = (username: string) => ({ uid: 1, username }) as User

test('a part of a page that is taken over late begins with the user whom the page was drawn with', () => {
  const client = new QueryClient()
  client.setQueryData(viewerQuery().queryKey, user('before'))
  expect(takeOver(client)).toBe('before')
  client.setQueryData(viewerQuery().queryKey, user('after'))
  expect(takeOver(client)).toBe('before')
})

test('a page that a guest was shown is taken over as a guest’s', () => {
  const client = new QueryClient()
  expect(takeOver(client)).toBe('nobody')
  client.setQueryData(viewerQuery().queryKey, user('signed in'))
  expect(takeOver(client)).toBe('nobody')
})
