import { expect, test } from 'vitest'
import { groupsFor, isForModerators, pageOf, waitingIn } from './admin-tabs.ts'
import { adminPlaceOf } from './places/admin-places.ts'

const pagesOf = (isAdministrator: boolean) =>
  groupsFor(isAdministrator).flatMap(({ tabs }) => tabs.map(({ page }) => page))

test('each list of administration is in one group', () => {
  const pages = pagesOf(true)
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages.filter((page) => page !== '' && page !== 'mall' && !adminPlaceOf(page))).toEqual([])
})

test('moderators see what they decide about, and no start page', () => {
  expect(pagesOf(false)).toEqual(['reports', 'posts', 'comments', 'chat'])
  expect(['reports', 'chat'].every(isForModerators)).toBe(true)
  expect(['', 'users', 'audit', 'mall', 'chats'].some(isForModerators)).toBe(false)
})

test.each([
  ['/admin', ''],
  ['/admin/users', 'users'],
  ['/admin/users/10001', 'users'],
  ['/admin/article', 'articles'],
  ['/admin/brand', 'brands'],
  ['/admin/mall/goods-7', 'mall'],
])('%s belongs to a page of the tabs', (pathname, page) => {
  expect(pageOf(pathname)).toBe(page)
})

test('a group says what waits on all of its pages', () => {
  const reviews = { chat_reports: 3, streamers: 0, experts: 0, plans: 0, posts: 2, videos: 0, support: 5 }
  const none = { signUps: 0, signUpsBefore: 0, sessions: 0, complaints: 0, feedback: 0, banned: 0, deleting: 0 }
  const day = { payments: 9, coins: 9, plans: 9, comments: 9 }
  const figures = {
    ...none,
    lastDay: day,
    weekAgo: day,
    brandProposals: 2,
    twoStepResets: 1,
    proposals: 0,
    refunds: 0,
    redemptions: 0,
    payments: 0,
    liveRooms: 0,
    countedAt: '',
    reviews,
  }
  const moderation = groupsFor(false)[0]?.tabs ?? []
  expect(waitingIn(moderation, figures)).toBe(5)
  const waiting = groupsFor(true).map(({ key, tabs }) => [key, waitingIn(tabs, figures)])
  expect(waiting.filter(([, count]) => count)).toEqual([
    ['people', 1],
    ['moderation', 5],
    ['desk', 5],
    ['site', 2],
  ])
})
