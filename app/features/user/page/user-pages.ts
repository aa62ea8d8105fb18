import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { User } from '#contract/user.ts'
import { loadOwn, type OwnPage } from '../own/load-own.ts'
import type { OwnPlaceId } from '../own/own-places.ts'
import type { PageSearch } from '../page-search.ts'
import { loadFollowTab } from '../profile/follow-tabs.queries.ts'
import { loadProfile } from '../profile/load-profile.ts'
import {
  feedbackQuery,
  invitationsQuery,
  noticesQuery,
  preferencesQuery,
  reservationsQuery,
  sessionsQuery,
} from '../user.queries.ts'

interface OwnPageEntry {
  title: () => string
  Page: AsyncRouteComponent<PageSearch>
  /** What the page shows, asked for before it is drawn. */
  ask?: (client: QueryClient, search: PageSearch, viewer: User) => Promise<unknown>
}

const first = ({ page = 1 }: PageSearch) => page

/** The pages of the personal centre by their name in the address. */
const OWN_PAGES: Readonly<Record<OwnPlaceId, OwnPageEntry>> = {
  info: { title: m.user_page_info, Page: lazyRouteComponent(() => import('../info/info-page.tsx'), 'InfoPage') },
  setting: {
    title: m.user_page_setting,
    Page: lazyRouteComponent(() => import('../setting/setting-page.tsx'), 'SettingPage'),
    ask: (client) => client.ensureQueryData(sessionsQuery()),
  },
  preferences: {
    title: m.user_page_preferences,
    Page: lazyRouteComponent(() => import('../preferences/preferences-page.tsx'), 'PreferencesPage'),
    ask: (client) => client.ensureQueryData(preferencesQuery()),
  },
  focus: {
    title: m.user_page_focus,
    Page: lazyRouteComponent(() => import('../profile/focus-page.tsx'), 'FocusPage'),
    ask: (client, search, viewer) => loadFollowTab(client, viewer.uid, search),
  },
  userNews: {
    title: m.user_page_news,
    Page: lazyRouteComponent(() => import('../records/news-page.tsx'), 'NewsPage'),
    ask: (client, search) => client.ensureQueryData(noticesQuery(first(search), search.tab === 'unread')),
  },
  reservations: {
    title: m.user_page_reservations,
    Page: lazyRouteComponent(() => import('../records/reservations-page.tsx'), 'ReservationsPage'),
    ask: (client, search) => client.ensureQueryData(reservationsQuery(first(search))),
  },
  userPost: {
    title: m.user_page_posts,
    Page: lazyRouteComponent(() => import('../posts/posts-page.tsx'), 'PostsPage'),
    ask: async (client, search) =>
      client.ensureQueryData((await import('../posts/post.queries.ts')).ownPostsQuery(search)),
  },
  vip: {
    title: m.user_page_vip,
    Page: lazyRouteComponent(() => import('../membership/membership-page.tsx'), 'MembershipPage'),
    ask: (client, search) =>
      import('../membership/membership-page.tsx').then((page) => page.askForMembership(client, search)),
  },
  water: {
    title: m.user_page_water,
    Page: lazyRouteComponent(() => import('../statement/balance-page.tsx'), 'BalancePage'),
    ask: async (client, search) => (await import('../statement/statement.queries.ts')).askForStatement(client, search),
  },
  recharge: {
    title: m.user_page_recharge,
    Page: lazyRouteComponent(() => import('../recharge/recharge-page.tsx'), 'RechargePage'),
    ask: async (client, search) => (await import('../recharge/recharge-page.tsx')).askForRecharge(client, search),
  },
  myOrder: {
    title: m.user_page_orders,
    Page: lazyRouteComponent(() => import('../orders/orders-page.tsx'), 'OrdersPage'),
    ask: async (client, search) => {
      const { ordersQuery, ordersSearchOf } = await import('../orders/orders.queries.ts')
      return client.ensureQueryData(ordersQuery(ordersSearchOf(search)))
    },
  },
  exchange: {
    title: m.user_page_exchange,
    Page: lazyRouteComponent(() => import('../exchange/exchange-page.tsx'), 'ExchangePage'),
    ask: async (client, search) =>
      (await import('../exchange/exchange.queries.ts')).askForExchange(client, first(search)),
  },
  invitations: {
    title: m.user_page_invitations,
    Page: lazyRouteComponent(() => import('../records/invitations-page.tsx'), 'InvitationsPage'),
    ask: (client, search) => client.ensureQueryData(invitationsQuery(first(search))),
  },
  send: {
    title: m.user_page_send,
    Page: lazyRouteComponent(() => import('../posts/write-page.tsx'), 'WritePage'),
    ask: async (client, { order }) =>
      order && client.prefetchQuery((await import('../posts/post.queries.ts')).ownPostQuery(order)),
  },
  feedback: {
    title: m.user_page_feedback,
    Page: lazyRouteComponent(() => import('../records/feedback-page.tsx'), 'FeedbackPage'),
    ask: (client, search) => client.ensureQueryData(feedbackQuery(first(search))),
  },
}

/** A page of the personal centre; nothing for a profile's number or a word we do not know. */
export const ownPageOf = (id: string): OwnPageEntry | undefined =>
  Object.hasOwn(OWN_PAGES, id) ? OWN_PAGES[id as OwnPlaceId] : undefined

/** A user's public profile. */
export const Profile = lazyRouteComponent(() => import('../profile/profile-page.tsx'), 'ProfilePage')

/** Loads the code of one page. */
export const loadPageCode = async (id: string): Promise<void> => (ownPageOf(id)?.Page ?? Profile).preload?.()

async function loadData(client: QueryClient, id: string, search: PageSearch): Promise<OwnPage> {
  const entry = ownPageOf(id)
  if (entry) return loadOwn(client, entry.title(), (viewer) => [entry.ask?.(client, search, viewer)])
  const { shell, user } = await loadProfile(client, Number(id), search)
  return { shell, title: user.username }
}

/** Loads what a page under `/userInfo` shows, and its code; 404 where there is none. */
export async function loadUserPage(client: QueryClient, id: string, search: PageSearch): Promise<OwnPage> {
  if (!ownPageOf(id) && !/^\d+$/.test(id)) throw notFound()
  const [page] = await Promise.all([loadData(client, id, search), loadPageCode(id)])
  return page
}
