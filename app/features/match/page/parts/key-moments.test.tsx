import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { testRow } from '#tests/support/match-row.ts'
import { KeyMoments } from './key-moments.tsx'

const at = '2026-11-22T12:00:00.000Z'

/** What the chips of key moments say. */
function said(family: 'games' | 'moba', timeline: TimelineItem[], name: string): string {
  const match = testRow(1, 1)
  const detail = { match, live: { timeline } } as unknown as MatchDetail
  const people = new Map([[7, { id: 7, name }]])
  const html = renderToString(<KeyMoments detail={detail} people={people as never} family={family} />)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a moment of a person who is the team says what happened, and in which game', () => {
  const { name } = testRow(1, 1).home
  const text = said('games', [{ seq: 1, type: 'goal', side: 'home', player: 7, period: 'g2', at, isKey: true }], name)
  expect(text).toContain('Game 2')
  expect(text).toContain('Goal')
})

test('the clock of a game begins again: a moment names its game too', () => {
  const tower: TimelineItem = {
    ...{ seq: 1, type: 'first_tower', side: 'home', clock: 300, period: 'm2', at, isKey: true },
  }
  expect(said('moba', [tower], 'Ana')).toContain('Game 2 05:00')
})

test('a first blood says so beside its player', () => {
  const blood: TimelineItem = {
    ...{ seq: 1, type: 'first_blood', side: 'home', player: 7, clock: 200, period: 'm1', at, isKey: true },
  }
  expect(said('moba', [blood], 'Ana')).toContain('First blood · Ana')
})
