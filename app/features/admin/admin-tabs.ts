import { m } from '#app/paraglide/messages.js'
import type { AdminFigures, ReviewQueue } from '#contract/admin.ts'

type Figure =
  | ReviewQueue
  | 'brandProposals'
  | 'complaints'
  | 'feedback'
  | 'payments'
  | 'proposals'
  | 'redemptions'
  | 'refunds'
  | 'twoStepResets'

export interface AdminTab {
  /** Behind `/admin/` in the address; of the start page empty. */
  page: string
  name: () => string
  /** The figure of what waits there. */
  waiting?: Figure
}

export interface AdminGroup {
  key: string
  name: () => string
  tabs: readonly AdminTab[]
}

/** The pages of administration, in the groups in which somebody looks for them; the first of each is its link's. */
const GROUPS: readonly AdminGroup[] = [
  { key: 'home', name: m.admin_page_home, tabs: [{ page: '', name: m.admin_page_home }] },
  {
    key: 'people',
    name: m.admin_group_people,
    tabs: [
      { page: 'users', name: m.admin_page_users, waiting: 'twoStepResets' },
      { page: 'roles', name: m.admin_page_roles, waiting: 'proposals' },
      { page: 'streamers', name: m.admin_page_streamers, waiting: 'streamers' },
      { page: 'experts', name: m.admin_page_experts, waiting: 'experts' },
      { page: 'channels', name: m.admin_page_channels },
    ],
  },
  {
    key: 'money',
    name: m.admin_group_money,
    tabs: [
      { page: 'payments', name: m.admin_page_payments, waiting: 'payments' },
      { page: 'refunds', name: m.admin_page_refunds, waiting: 'refunds' },
      { page: 'memberships', name: m.admin_page_memberships },
      { page: 'tickets', name: m.admin_page_tickets },
      { page: 'mall', name: m.admin_page_mall, waiting: 'redemptions' },
      { page: 'ledger', name: m.admin_page_ledger },
    ],
  },
  {
    key: 'content',
    name: m.admin_group_content,
    tabs: [
      { page: 'rooms', name: m.admin_page_rooms },
      { page: 'articles', name: m.admin_page_articles },
      { page: 'plans', name: m.admin_page_plans, waiting: 'plans' },
      { page: 'videos', name: m.admin_page_videos, waiting: 'videos' },
      { page: 'announcements', name: m.admin_page_announcements },
    ],
  },
  {
    key: 'moderation',
    name: m.admin_group_moderation,
    tabs: [
      { page: 'reports', name: m.admin_page_reports, waiting: 'chat_reports' },
      { page: 'posts', name: m.admin_page_posts, waiting: 'posts' },
      { page: 'comments', name: m.admin_page_comments },
      { page: 'chat', name: m.admin_page_chat },
    ],
  },
  {
    key: 'desk',
    name: m.admin_group_desk,
    tabs: [
      { page: 'support', name: m.admin_page_support, waiting: 'support' },
      { page: 'complaints', name: m.admin_page_complaints, waiting: 'complaints' },
      { page: 'feedback', name: m.admin_page_feedback, waiting: 'feedback' },
    ],
  },
  {
    key: 'site',
    name: m.admin_group_site,
    tabs: [
      { page: 'brands', name: m.admin_page_brands, waiting: 'brandProposals' },
      { page: 'feeds', name: m.admin_page_feeds },
      { page: 'audit', name: m.admin_page_audit },
    ],
  },
]

/** The group that moderators see, and nothing else. */
const MODERATION = GROUPS.filter(({ key }) => key === 'moderation')

export const groupsFor = (isAdministrator: boolean): readonly AdminGroup[] => (isAdministrator ? GROUPS : MODERATION)

const hasPage = (groups: readonly AdminGroup[], page: string): boolean =>
  groups.some(({ tabs }) => tabs.some((tab) => tab.page === page))

/** Whether a page is for moderators too. */
export const isForModerators = (page: string): boolean => hasPage(MODERATION, page)

/** The page of the tabs to which an address belongs: an article and a brand are pages of their own, below their lists. */
export function pageOf(pathname: string): string {
  const page = /\/admin\/([a-z]+)/.exec(pathname)?.[1] ?? ''
  return hasPage(GROUPS, page) ? page : `${page}s`
}

/** How many wait on pages, in all. */
export function waitingIn(tabs: readonly AdminTab[], { reviews, ...figures }: AdminFigures): number {
  const all = { ...figures, ...reviews }
  return tabs.reduce((sum, { waiting }) => sum + (waiting ? all[waiting] : 0), 0)
}
