import { describe, expect, test } from 'vitest'
import { LANES, mobaGround, pitOf } from '#contract/match-moba.ts'
import { testContests } from '#tests/support/backend/contests.ts'
import { mobaPositions } from './positions.ts'
import { mobaSimulator } from './simulate.ts'
import { mobaTitle } from './titles.ts'

describe.each([1, 3, 4, 7, 24, 25])('game %i', (gameId) => {
  const ground = mobaGround(gameId)
  const logs = testContests('moba', gameId, 24, { positions: mobaPositions(gameId), starters: 5 }).map(
    (contest, index) => mobaSimulator.simulate({ ...contest, bestOf: 3 }, index * 17),
  )

  test('towers of a lane fall from the outer one on, barracks after them, the heart after these', () => {
    let [known, all, hearts] = [0, 0, 0]
    for (const log of logs) {
      let lost = new Map<string, number>()
      for (const { type, side, data } of log) {
        if (type === 'map_start') lost = new Map()
        if (!side || !/^(tower|barracks|inhibitor)$/.test(type)) continue
        all += 1
        const of = (key: string) => lost.get(`${side} ${key}`) ?? 0
        const lose = (key: string) => lost.set(`${side} ${key}`, of(key) + 1)
        if (data?.lane || data?.tier) known += 1
        if (type !== 'tower') {
          if (!data?.lane) continue
          expect(of(`tower ${data.lane}`)).toBe(3)
          lose(`barracks ${data.lane}`)
          expect(of(`barracks ${data.lane}`)).toBeLessThanOrEqual(ground.barracks)
        } else if (data?.tier === 4) {
          hearts += 1
          lose('heart')
          expect(of('heart')).toBeLessThanOrEqual(ground.heartTowers)
          const behind =
            ground.barracks > 0
              ? (lane: string) => of(`barracks ${lane}`) > 0
              : (lane: string) => of(`tower ${lane}`) === 3
          expect(LANES.some(behind)).toBe(true)
        } else if (data?.lane) {
          lose(`tower ${data.lane}`)
          expect(data.tier).toBe(of(`tower ${data.lane}`))
        }
      }
    }
    expect(known / all).toBeGreaterThan(0.9)
    if (ground.heartTowers > 0) expect(hearts).toBeGreaterThan(10)
  })

  test('kills are on the map, and monsters that change places say where they were', () => {
    const monsters = mobaTitle(gameId).objectives.flatMap(({ event, spawns }) => (spawns ? [event] : []))
    for (const log of logs)
      for (const { type, data } of log) {
        const isPlaced = typeof data?.x === 'number' && typeof data.y === 'number'
        if (type === 'kill') expect(data).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
        if (monsters.includes(type)) expect(isPlaced).toBe(!pitOf(type))
        if (type === 'map_start') expect(data?.lower).toMatch(/^(home|away)$/)
      }
  })
})
