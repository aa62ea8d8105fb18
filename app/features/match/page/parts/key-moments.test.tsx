import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { testRow } from '#tests/support/match-row.ts'
import { KeyMoments } from './key-moments.tsx'

const at = '2026-11-22T12:00:00.000Z'

/** The chips of key moments. */
async function drawn(
  family: 'games' | 'moba' | 'battle_royale' | 'football',
  timeline: TimelineItem[],
  name: string,
): Promise<string> {
  const match = testRow(1, 1)
  const detail = { match, live: { timeline } } as unknown as MatchDetail
  const people = new Map([[7, { id: 7, name }]])
  const component = () => <KeyMoments detail={detail} people={people as never} family={family} />
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  await router.load()
  return renderToString(<RouterProvider router={router as never} />)
}

/** What they say. */
async function said(...chips: Parameters<typeof drawn>): Promise<string> {
  const html = await drawn(...chips)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a moment of a person who is the team says what happened, and in which game', async () => {
  const { name } = testRow(1, 1).home
  const text = await said(
    'games',
    [{ seq: 1, type: 'goal', side: 'home', player: 7, period: 'g2', at, isKey: true }],
    name,
  )
  expect(text).toContain('Game 2')
  expect(text).toContain('Goal')
})

test('the clock of a game begins again: a moment names its game too', async () => {
  const tower: TimelineItem = {
    ...{ seq: 1, type: 'first_tower', side: 'home', clock: 300, period: 'm2', at, isKey: true },
  }
  expect(await said('moba', [tower], 'Ana')).toContain('Game 2 05:00')
})

test('a first blood says so beside its player', async () => {
  const blood: TimelineItem = {
    ...{ seq: 1, type: 'first_blood', side: 'home', player: 7, clock: 200, period: 'm1', at, isKey: true },
  }
  expect(await said('moba', [blood], 'Ana')).toContain('First blood · Ana')
})

test('the player of a moment leads to her or his page', async () => {
  const blood: TimelineItem = { ...{ seq: 1, type: 'first_blood', side: 'home', player: 7, at, isKey: true } }
  expect(await drawn('moba', [blood], 'Ana')).toContain('href="/playerLibrary/7"')
})

test('the maps of a lobby that are over are moments of both squads, with the points after them', async () => {
  const over = (seq: number, period: string, home: number): TimelineItem => ({
    ...{ seq, type: 'map_end', period, at, clock: 1500, score: { home, away: 18 }, isKey: true },
  })
  const text = await said('battle_royale', [over(1, 'm1', 12), over(2, 'm2', 24), over(3, 'm3', 31)], 'Ana')
  for (const told of ['Map 1', 'Map 2', 'Map 3', '12 – 18', '24 – 18', '31 – 18']) expect(text).toContain(told)
  expect(text).not.toContain('No key moments')
})

test('half-time is no moment of a match', async () => {
  const half: TimelineItem = { seq: 1, type: 'half_time', at, isKey: true }
  expect(await said('football', [half], 'Ana')).not.toContain('Half-time')
})
