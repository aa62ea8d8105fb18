import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { AdminPage } from '../load-admin.ts'

export type RawSearch = Readonly<Record<string, unknown>>

interface AdminPlace {
  Page: AsyncRouteComponent<{ rawSearch: RawSearch }>
  load: (client: QueryClient, search: RawSearch) => Promise<AdminPage>
}

/** Pages of the administration by their name in the address, each with code of its own. */
const PLACES: ReadonlyMap<string, AdminPlace> = new Map([
  [
    'feedback',
    {
      Page: lazyRouteComponent(() => import('../feedback/feedback-page.tsx'), 'FeedbackPage'),
      load: async (client, search) => (await import('../feedback/feedback-page.tsx')).loadFeedback(client, search),
    },
  ],
  [
    'memberships',
    {
      Page: lazyRouteComponent(() => import('../memberships/memberships-page.tsx'), 'MembershipsPage'),
      load: async (client, search) =>
        (await import('../memberships/memberships-page.tsx')).loadMemberships(client, search),
    },
  ],
  [
    'payments',
    {
      Page: lazyRouteComponent(() => import('../payments/payments-page.tsx'), 'PaymentsPage'),
      load: async (client, search) => (await import('../payments/payments-page.tsx')).loadPayments(client, search),
    },
  ],
  [
    'reports',
    {
      Page: lazyRouteComponent(() => import('../reports/reports-page.tsx'), 'ReportsPage'),
      load: async (client, search) => (await import('../reports/reports-page.tsx')).loadReports(client, search),
    },
  ],
  [
    'streamers',
    {
      Page: lazyRouteComponent(() => import('../streamers/streamers-page.tsx'), 'StreamersPage'),
      load: async (client, search) => (await import('../streamers/streamers-page.tsx')).loadStreamers(client, search),
    },
  ],
])

export const adminPlaceOf = (name: string): AdminPlace | undefined => PLACES.get(name)

/** Loads the code of one page. */
export const loadPageCode = async (name: string): Promise<void> => adminPlaceOf(name)?.Page.preload?.()

/** Loads what a page shows, and its code; 404 where there is none. */
export async function loadAdminPlace(client: QueryClient, name: string, search: RawSearch): Promise<AdminPage> {
  const place = adminPlaceOf(name)
  if (!place) throw notFound()
  const [page] = await Promise.all([place.load(client, search), loadPageCode(name)])
  return page
}
