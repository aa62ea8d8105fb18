import { expect, test } from 'vitest'
import type { ChatHistoryLine } from '#backend/core/objects.ts'
import { partOf, placeIn, wayOf } from './chat-log-parts.ts'

const said = (at: number, no: number): ChatHistoryLine => ({
  ...{ at, no, kind: 0 },
  message: { id: no, at, text: '', by: { uid: 1, name: 'Ann', level: 1 } },
})

/** What a room answers: its lines of the asked order, and how far it has looked. */
const room = (id: number, lines: ChatHistoryLine[], lookedTo?: number) => ({
  room: id,
  history: { lines, ...(lookedTo === undefined ? {} : { lookedTo }) },
})

const named = ({ rows, ...ways }: ReturnType<typeof partOf>) => ({
  rows: rows.map(({ room: id, no }) => `${id}:${no}`),
  ...ways,
})

test('lines of several rooms are in the order of time, and of one moment in that of rooms', () => {
  const answers = [room(7, [said(30, 3), said(10, 1)]), room(8, [said(30, 9), said(20, 8)])]
  expect(named(partOf(answers, wayOf(undefined, false), 3))).toEqual({
    rows: ['8:9', '7:3', '8:8'],
    next: 'n.20.8.0.8',
  })
})

test('a part goes on where it ended, and back from where it began', () => {
  const way = wayOf('n.20.8.0.8', false)
  expect(way).toEqual({ isBack: false, isUp: false, place: { at: 20, room: 8, kind: 0, no: 8 } })
  expect(named(partOf([room(7, [said(10, 1)])], way, 3))).toEqual({ rows: ['7:1'], previous: 'p.10.7.0.1' })
  const back = wayOf('p.10.7.0.1', false)
  expect(back).toMatchObject({ isBack: true, isUp: true })
  const answers = [room(7, [said(30, 3)]), room(8, [said(20, 8), said(30, 9)])]
  expect(named(partOf(answers, back, 2))).toEqual({
    rows: ['7:3', '8:8'],
    next: 'n.20.8.0.8',
    previous: 'p.30.7.0.3',
  })
})

test('what a room has not looked at yet ends the part, also an empty one', () => {
  const answers = [room(7, [said(50, 5)], 40), room(8, [said(45, 9), said(30, 8)])]
  expect(named(partOf(answers, wayOf(undefined, false), 5))).toEqual({ rows: ['7:5', '8:9'], next: 'n.40.0.0.0' })
  expect(named(partOf([room(7, [], 40)], wayOf(undefined, true), 5))).toEqual({ rows: [], next: 'n.41.0.0.0' })
})

test('a place in one room is before or behind all of its moment in others', () => {
  const place = { at: 5, room: 8, kind: 0, no: 3 }
  expect(placeIn(place, 8)).toEqual({ at: 5, kind: 0, no: 3 })
  expect(placeIn(place, 7).kind).toBeGreaterThan(1)
  expect(placeIn(place, 9).kind).toBeLessThan(0)
})

test('a place of another list is the beginning', () => {
  expect(wayOf('n.5.6', false).place).toBeUndefined()
})
