import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { User } from '#contract/user.ts'
import { InfoPage } from '../info/info-page.tsx'
import { loadOwn, type OwnPage } from '../own/load-own.ts'
import type { OwnPlaceId } from '../own/own-places.ts'
import type { PageSearch } from '../page-search.ts'
import { PreferencesPage } from '../preferences/preferences-page.tsx'
import { FocusPage } from '../profile/focus-page.tsx'
import { followTabQuery } from '../profile/follow-tabs.ts'
import { loadProfile } from '../profile/load-profile.ts'
import { BalancePage } from '../records/balance-page.tsx'
import { currencyOf } from '../records/currency-of.ts'
import { FeedbackPage } from '../records/feedback-page.tsx'
import { InvitationsPage } from '../records/invitations-page.tsx'
import { MembershipPage } from '../records/membership-page.tsx'
import { NewsPage } from '../records/news-page.tsx'
import { OrdersPage } from '../records/orders-page.tsx'
import { PostsPage } from '../records/posts-page.tsx'
import { RedemptionsPage } from '../records/redemptions-page.tsx'
import { ReservationsPage } from '../records/reservations-page.tsx'
import { SettingPage } from '../setting/setting-page.tsx'
import {
  balanceQuery,
  feedbackQuery,
  invitationsQuery,
  noticesQuery,
  preferencesQuery,
  recordsQuery,
  reservationsQuery,
  sessionsQuery,
} from '../user.queries.ts'

interface OwnPageEntry {
  title: () => string
  Page: ComponentType<PageSearch>
  /** What the page shows, asked for before it is drawn. */
  ask?: (client: QueryClient, search: PageSearch, viewer: User) => Promise<unknown>
}

const first = ({ page = 1 }: PageSearch) => page

/** The pages of the personal centre by their name in the address. */
const OWN_PAGES: Readonly<Record<OwnPlaceId, OwnPageEntry>> = {
  info: { title: m.user_page_info, Page: InfoPage },
  setting: {
    title: m.user_page_setting,
    Page: SettingPage,
    ask: (client) => client.ensureQueryData(sessionsQuery()),
  },
  preferences: {
    title: m.user_page_preferences,
    Page: PreferencesPage,
    ask: (client) => client.ensureQueryData(preferencesQuery()),
  },
  focus: {
    title: m.user_page_focus,
    Page: FocusPage,
    ask: (client, search, viewer) => client.ensureQueryData(followTabQuery(viewer.uid, search)),
  },
  userNews: {
    title: m.user_page_news,
    Page: NewsPage,
    ask: (client, search) => client.ensureQueryData(noticesQuery(first(search), search.tab === 'unread')),
  },
  reservations: {
    title: m.user_page_reservations,
    Page: ReservationsPage,
    ask: (client, search) => client.ensureQueryData(reservationsQuery(first(search))),
  },
  userPost: { title: m.user_page_posts, Page: PostsPage },
  vip: {
    title: m.user_page_vip,
    Page: MembershipPage,
    ask: (client, search) => client.ensureQueryData(recordsQuery('memberships', first(search))),
  },
  water: {
    title: m.user_page_water,
    Page: BalancePage,
    ask: (client, search) => client.ensureQueryData(balanceQuery(first(search), currencyOf(search.tab))),
  },
  myOrder: {
    title: m.user_page_orders,
    Page: OrdersPage,
    ask: (client, search) => client.ensureQueryData(recordsQuery('orders', first(search))),
  },
  exchange: {
    title: m.user_page_exchange,
    Page: RedemptionsPage,
    ask: (client, search) => client.ensureQueryData(recordsQuery('redemptions', first(search))),
  },
  invitations: {
    title: m.user_page_invitations,
    Page: InvitationsPage,
    ask: (client, search) => client.ensureQueryData(invitationsQuery(first(search))),
  },
  send: {
    title: m.user_page_send,
    Page: FeedbackPage,
    ask: (client, search) => client.ensureQueryData(feedbackQuery(first(search))),
  },
}

/** A page of the personal centre; nothing for a profile's number or a word we do not know. */
export const ownPageOf = (id: string): OwnPageEntry | undefined =>
  Object.hasOwn(OWN_PAGES, id) ? OWN_PAGES[id as OwnPlaceId] : undefined

/** What a page under `/userInfo` shows; 404 where there is none. */
export async function loadUserPage(client: QueryClient, id: string, search: PageSearch): Promise<OwnPage> {
  const entry = ownPageOf(id)
  if (entry) return loadOwn(client, entry.title(), (viewer) => [entry.ask?.(client, search, viewer)])
  if (!/^\d+$/.test(id)) throw notFound()
  const { shell, user } = await loadProfile(client, Number(id), search)
  return { shell, title: user.username }
}

/** The personal centre's own list. */
export const loadCentre = (client: QueryClient): Promise<OwnPage> => loadOwn(client, m.user_nav_label())
