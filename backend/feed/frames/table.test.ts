/** What a frame of snooker can be: no simulated one may say more than the balls allow. */
import { expect, test } from 'vitest'
import type { MatchEvent, Score, Side } from '#contract/match-state.ts'
import { testContests } from '#tests/support/backend/contests.ts'
import { createRandom } from '../random.ts'
import { framesSimulator } from './simulate.ts'
import { fullTable, isFrameOver, leastFoul, leftOn, potBalls } from './table.ts'

/** What the colours are worth together as they leave the table, most first. */
const COLOURS = [27, 25, 22, 18, 13, 7, 0]
const LEGAL = new Set([...COLOURS, ...Array.from({ length: 15 }, (_, reds) => 27 + (reds + 1) * 8)])

/** Whether so many points can be made between what was left before and after; the last red may have no colour. */
function isPossible(points: number, before: number, after: number): boolean {
  const reds = (Math.max(before, 27) - Math.max(after, 27)) / 8
  const colours = Math.min(before, 27) - Math.min(after, 27)
  const mustFollow = colours > 0 ? reds : Math.max(0, reds - 1)
  return points >= reds + mustFollow * 2 + colours && points <= reds * 8 + colours
}

interface Frame {
  points: Score
  fouled: number
  left: number
  break: number
  isBlackAgain: boolean
}

const newFrame = (): Frame => ({ points: { home: 0, away: 0 }, fouled: 0, left: 147, break: 0, isBlackAgain: false })

function faultsOf(frame: Frame, { type, side, data }: MatchEvent): string[] {
  const { points, left } = frame
  const said = data?.left === undefined ? left : Number(data.left)
  const faults: string[] = []
  if (!LEGAL.has(said)) faults.push(`${said} cannot be left`)
  if (type === 'respotted_black') frame.isBlackAgain = points.home === points.away && left === 0
  if (type === 'visit') {
    if (said !== left && !frame.isBlackAgain) faults.push(`${said} left, not ${left}`)
    frame.break = 0
  }
  if (type === 'break' && side) {
    const made = Number(data?.points) - frame.break
    if (!isPossible(made, left, said)) faults.push(`${made} made from ${left} to ${said}`)
    frame.break += made
    points[side] += made
  }
  if (type === 'foul' && side) {
    points[side] += Number(data?.points)
    frame.fouled += Number(data?.points)
  }
  frame.left = said
  const most = points.home + points.away - frame.fouled + said
  if (most > 147 && !frame.isBlackAgain) faults.push(`${most} on a table of 147`)
  if (type === 'frame_won' && !isFrameOver(points, said)) faults.push(`won with ${said} left`)
  return faults
}

test('scores, breaks and what is left agree with the balls at every event of every frame', () => {
  for (const [seed, contest] of testContests('frames', 204, 80, { bestOf: 19, positions: ['singles'] }).entries()) {
    let frame = newFrame()
    for (const event of framesSimulator.simulate(contest, seed)) {
      if (event.type === 'frame_start') frame = newFrame()
      if (['frame_start', 'visit', 'break', 'foul', 'respotted_black', 'frame_won'].includes(event.type))
        expect(faultsOf(frame, event), `${seed}: ${event.seq} ${event.type}`).toEqual([])
    }
  }
})

test('who comes to the table could still win or level with what is left on it', () => {
  for (const [seed, contest] of testContests('frames', 204, 40, { bestOf: 9, positions: ['singles'] }).entries()) {
    const points: Record<Side, number> = { home: 0, away: 0 }
    let read = 0
    for (const { type, side, data } of framesSimulator.simulate(contest, seed)) {
      if (type === 'frame_start') Object.assign(points, { home: 0, away: 0 })
      if (type === 'visit') {
        read = 0
        expect(Math.abs(points.home - points.away)).toBeLessThanOrEqual(Number(data?.left))
      }
      if (!side || (type !== 'break' && type !== 'foul')) continue
      points[side] += Number(data?.points) - (type === 'break' ? read : 0)
      read = type === 'break' ? Number(data?.points) : read
    }
  }
})

test('a table is cleared in its order, and a break stops where it is wanted to', () => {
  const random = createRandom(7)
  expect(leftOn(fullTable())).toBe(147)
  const cleared = potBalls(random, fullTable(), 147)
  expect(leftOn(cleared.table)).toBe(0)
  expect(cleared.pots.map(({ left }) => left)).toEqual([...LEGAL].sort((a, b) => b - a).slice(1))
  expect(potBalls(random, fullTable(), 0).pots).toEqual([])
  expect(potBalls(random, fullTable(), 1)).toEqual({
    table: { reds: 14, gone: 0 },
    pots: [{ points: 1, left: 139 }],
  })
  expect(potBalls(random, { reds: 0, gone: 4 }, 6).pots).toEqual([{ points: 6, left: 7 }])
})

test('a foul costs four, or what the ball that was on is worth', () => {
  expect([fullTable(), { reds: 0, gone: 2 }, { reds: 0, gone: 4 }].map(leastFoul)).toEqual([4, 4, 6])
})

test('a frame is over when more would be needed than is left', () => {
  expect(isFrameOver({ home: 60, away: 25 }, 35)).toBe(false)
  expect(isFrameOver({ home: 61, away: 25 }, 35)).toBe(true)
  expect(isFrameOver({ home: 60, away: 60 }, 0)).toBe(false)
  expect(isFrameOver({ home: 60, away: 61 }, 0)).toBe(true)
})
