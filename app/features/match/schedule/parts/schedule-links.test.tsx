import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DayStrip } from './day-strip.tsx'
import { ScheduleFilters } from './schedule-filters.tsx'
import { ViewTabs } from './view-tabs.tsx'

vi.mock('../../../shell/shell.queries.ts', () => ({ useShell: () => ({ locale: { tag: 'en' } }) }))

/** The hrefs of the links in a part of the schedule, rendered at an address. */
async function linksAt(address: string, part: ReactNode): Promise<string[]> {
  const root = createRootRoute({ component: () => part })
  const schedule = createRoute({ getParentRoute: () => root, path: '/match/{-$game}' })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([schedule]), history })
  await router.load()
  const html = renderToString(<RouterProvider router={router as never} />)
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

const RESULTS = { view: 'results', league: 9 } as const

test.each([
  ['days', <DayStrip key="" code="soccer" search={RESULTS} today="2026-11-20" counts={undefined} />],
  ['states', <ScheduleFilters key="" code="soccer" search={{ league: 9 }} leagues={[]} />],
  ['views', <ViewTabs key="" code="soccer" view="results" />],
])('%s of the previous page keep their links while the address changes', async (_, part) => {
  const links = await linksAt('/match/soccer?view=results&league=9', part)
  expect(links.length).toBeGreaterThan(2)
  expect(await linksAt('/match/lol?day=2026-11-21', part)).toEqual(links)
})

test('a day link keeps view and league and drops the page', async () => {
  const [today, yesterday] = await linksAt(
    '/match/soccer',
    <DayStrip code="soccer" search={{ ...RESULTS, page: 3 }} today="2026-11-20" counts={undefined} />,
  )
  expect(today).toBe('/match/soccer?view=results&league=9')
  expect(yesterday).toBe('/match/soccer?view=results&league=9&day=2026-11-19')
})
