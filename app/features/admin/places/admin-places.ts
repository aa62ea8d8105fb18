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
    'audit',
    {
      Page: lazyRouteComponent(() => import('../audit/audit-page.tsx'), 'AuditPage'),
      load: async (client, search) => (await import('../audit/audit-page.tsx')).loadAudit(client, search),
    },
  ],
  [
    'comments',
    {
      Page: lazyRouteComponent(() => import('../comments/comments-page.tsx'), 'CommentsPage'),
      load: async (client, search) => (await import('../comments/comments-page.tsx')).loadComments(client, search),
    },
  ],
  [
    'chat',
    {
      Page: lazyRouteComponent(() => import('../chat/chat-page.tsx'), 'ChatPage'),
      load: async (client, search) => (await import('../chat/chat-page.tsx')).loadChat(client, search),
    },
  ],
  [
    'channels',
    {
      Page: lazyRouteComponent(() => import('../channels/channels-page.tsx'), 'ChannelsPage'),
      load: async (client, search) => (await import('../channels/channels-page.tsx')).loadChannels(client, search),
    },
  ],
  [
    'ledger',
    {
      Page: lazyRouteComponent(() => import('../ledger/ledger-page.tsx'), 'LedgerPage'),
      load: async (client, search) => (await import('../ledger/ledger-page.tsx')).loadLedger(client, search),
    },
  ],
  [
    'complaints',
    {
      Page: lazyRouteComponent(() => import('../complaints/complaints-page.tsx'), 'ComplaintsPage'),
      load: async (client, search) =>
        (await import('../complaints/complaints-page.tsx')).loadComplaints(client, search),
    },
  ],
  [
    'feedback',
    {
      Page: lazyRouteComponent(() => import('../feedback/feedback-page.tsx'), 'FeedbackPage'),
      load: async (client, search) => (await import('../feedback/feedback-page.tsx')).loadFeedback(client, search),
    },
  ],
  [
    'feeds',
    {
      Page: lazyRouteComponent(() => import('../feeds/feeds-page.tsx'), 'FeedsPage'),
      load: async (client, search) => (await import('../feeds/feeds-page.tsx')).loadFeeds(client, search),
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
    'experts',
    {
      Page: lazyRouteComponent(() => import('../plans/experts-page.tsx'), 'ExpertsPage'),
      load: async (client, search) => (await import('../plans/experts-page.tsx')).loadExperts(client, search),
    },
  ],
  [
    'plans',
    {
      Page: lazyRouteComponent(() => import('../plans/plans-page.tsx'), 'PlansPage'),
      load: async (client, search) => (await import('../plans/plans-page.tsx')).loadPlans(client, search),
    },
  ],
  [
    'articles',
    {
      Page: lazyRouteComponent(() => import('../articles/articles-page.tsx'), 'ArticlesPage'),
      load: async (client, search) => (await import('../articles/articles-page.tsx')).loadArticles(client, search),
    },
  ],
  [
    'article',
    {
      Page: lazyRouteComponent(() => import('../articles/article-page.tsx'), 'ArticlePage'),
      load: async (client, search) => (await import('../articles/load-article.ts')).loadArticle(client, search),
    },
  ],
  [
    'announcements',
    {
      Page: lazyRouteComponent(() => import('../announcements/announcements-page.tsx'), 'AnnouncementsPage'),
      load: async (client, search) =>
        (await import('../announcements/announcements-page.tsx')).loadAnnouncements(client, search),
    },
  ],
  [
    'brands',
    {
      Page: lazyRouteComponent(() => import('../brands/brands-page.tsx'), 'BrandsPage'),
      load: async (client, search) => (await import('../brands/brands-page.tsx')).loadBrands(client, search),
    },
  ],
  [
    'brand',
    {
      Page: lazyRouteComponent(() => import('../brands/brand-page.tsx'), 'BrandPage'),
      load: async (client, search) => (await import('../brands/load-brand.ts')).loadBrand(client, search),
    },
  ],
  [
    'videos',
    {
      Page: lazyRouteComponent(() => import('../videos/videos-page.tsx'), 'VideosPage'),
      load: async (client, search) => (await import('../videos/videos-page.tsx')).loadVideos(client, search),
    },
  ],
  [
    'posts',
    {
      Page: lazyRouteComponent(() => import('../posts/posts-page.tsx'), 'PostsPage'),
      load: async (client, search) => (await import('../posts/posts-page.tsx')).loadPosts(client, search),
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
    'refunds',
    {
      Page: lazyRouteComponent(() => import('../refunds/refunds-page.tsx'), 'RefundsPage'),
      load: async (client, search) => (await import('../refunds/refunds-page.tsx')).loadRefunds(client, search),
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
    'roles',
    {
      Page: lazyRouteComponent(() => import('../roles/roles-page.tsx'), 'RolesPage'),
      load: async (client, search) => (await import('../roles/roles-page.tsx')).loadRoles(client, search),
    },
  ],
  [
    'rooms',
    {
      Page: lazyRouteComponent(() => import('../rooms/rooms-page.tsx'), 'RoomsPage'),
      load: async (client, search) => (await import('../rooms/rooms-page.tsx')).loadRooms(client, search),
    },
  ],
  [
    'support',
    {
      Page: lazyRouteComponent(() => import('../support/support-page.tsx'), 'SupportPage'),
      load: async (client, search) => (await import('../support/support-page.tsx')).loadSupport(client, search),
    },
  ],
  [
    'tickets',
    {
      Page: lazyRouteComponent(() => import('../tickets/tickets-page.tsx'), 'TicketsPage'),
      load: async (client, search) => (await import('../tickets/tickets-page.tsx')).loadTickets(client, search),
    },
  ],
  [
    'streamers',
    {
      Page: lazyRouteComponent(() => import('../streamers/streamers-page.tsx'), 'StreamersPage'),
      load: async (client, search) => (await import('../streamers/streamers-page.tsx')).loadStreamers(client, search),
    },
  ],
  [
    'users',
    {
      Page: lazyRouteComponent(() => import('../users/users-page.tsx'), 'UsersPage'),
      load: async (client, search) => (await import('../users/users-page.tsx')).loadUsers(client, search),
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
