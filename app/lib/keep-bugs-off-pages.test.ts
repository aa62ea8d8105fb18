import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { keepBugsOffPages } from './keep-bugs-off-pages.ts'

async function errorsOfPage(error: Error): Promise<Error[]> {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => {
      throw error
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren([page]), history, isServer: true })
  keepBugsOffPages(router, 'a1b2-FRA')
  await router.load()
  return router.stores.matches.get().flatMap((match) => (match.error as Error | undefined) ?? [])
}

test('the message of a bug is kept for the log, and is not in what the page tells the browser', async () => {
  const bug = new TypeError('secret of the database')
  const [error] = await errorsOfPage(bug)
  expect(error?.message).toBe('call failed: internal#a1b2-FRA ')
  expect(error?.cause).toBe(bug)
})

test('a failed call keeps its code and its text', async () => {
  const [error] = await errorsOfPage(new CallError({ code: 'unavailable', message: 'We are away' }))
  expect(error?.message).toBe('call failed: unavailable We are away')
  expect(error?.cause).toBeUndefined()
})
