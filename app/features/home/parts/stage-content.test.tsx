import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { testRow } from '#tests/support/match-row.ts'
import { StageContent } from './stage-content.tsx'

const display: { hidesScores?: boolean } = {}
vi.mock('../../shell/shell.queries.ts', () => ({
  useShell: () => ({ display, prefix: '/en', locale: { tag: 'en' }, brand: { features: {} } }),
}))

const match: MatchRow = { ...testRow(10, 1), status: 'live', score: { home: 7771, away: 8882 } }
const room: Room = {
  id: 1,
  title: 'Room 1',
  matchId: 10,
  anchor: { id: 1, name: 'Anchor' },
  language: 'en_US',
  state: 'live',
  sources: [{ id: 'main', kind: 'hls', url: '/a' }],
  online: 0,
}
const talk: Room = { ...room, id: 2, title: 'Room 2', matchId: undefined }
const stageFor = (hidesScores: boolean, rooms = [room, talk]): string => {
  display.hidesScores = hidesScores
  return renderToString(<StageContent rooms={rooms} matches={[match]} toCome={undefined} />)
}

test('who hides scores sees none on the stage, neither on its picture nor in its choice of rooms', () => {
  // Twice: on the picture and beside it.
  expect(stageFor(false).match(/7771|8882/g)).toHaveLength(4)
  const hidden = stageFor(true)
  expect(hidden).toContain(match.home.name)
  expect(hidden).not.toMatch(/7771|8882/)
})

test('one live room is shown without a choice of rooms', () => {
  expect(stageFor(false)).toContain(m.home_stage_rooms())
  expect(stageFor(false, [room])).not.toContain(m.home_stage_rooms())
})

test('without a live room the stage announces a stream only where the next match has one', () => {
  const next: MatchRow = { ...testRow(11, 1), status: 'scheduled', roomId: undefined }
  const announced = (soon: MatchRow[]) =>
    renderToString(<StageContent rooms={[]} matches={[]} toCome={{ soon, later: [] }} />)
  expect(announced([next])).toContain(m.home_stage_next_match())
  expect(announced([next, { ...next, id: 12, roomId: 5 }])).toContain(m.home_stage_next())
})

test('a room for members carries its tier, on the picture and in the choice of rooms', () => {
  const marksOf = (rooms: Room[]) => stageFor(false, rooms).match(/\bsvip\b/g) ?? []
  expect(marksOf([room, talk])).toHaveLength(0)
  expect(marksOf([room, { ...talk, access: 'svip' }])).toHaveLength(1)
  expect(marksOf([{ ...room, access: 'svip' }, talk])).toHaveLength(2)
})
