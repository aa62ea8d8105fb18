import { expect, test } from 'vitest'
import type { PlayerLine } from '#contract/match-state.ts'
import { closePart, countDuel, withImpact } from './impact.ts'
import { newLine, roundsColumns } from './players.ts'

const [ANN, BEN, CAI, DOT] = [1, 2, 11, 12] as const
const lines = (): PlayerLine[] => [
  newLine(ANN, 'home'),
  newLine(BEN, 'home'),
  newLine(CAI, 'away'),
  newLine(DOT, 'away'),
]
const duel = (side: 'home' | 'away', killer: number, victim: number, second: number, isOpening = false) => ({
  ...{ side, killer, victim, isOpening },
  at: second * 1000,
})
const valuesOf = (players: readonly PlayerLine[], player: number) =>
  players.find((line) => line.player === player)?.values ?? {}
const close = (players: readonly PlayerLine[], player: number, [kills, deaths, assists]: [number, number, number]) =>
  closePart(valuesOf(players, player), { kills, deaths, assists })

test('the first kill of a round counts for who made it and against who fell, and is 0 for everybody else', () => {
  const opened = countDuel(lines(), duel('away', CAI, ANN, 10, true))
  expect(
    [ANN, BEN, CAI, DOT].map((id) => [valuesOf(opened, id).first_kills, valuesOf(opened, id).first_deaths]),
  ).toEqual([
    [0, 1],
    [0, 0],
    [1, 0],
    [0, 0],
  ])
  expect(withImpact(roundsColumns, opened)).toEqual([
    ...['kills', 'deaths', 'assists', 'adr', 'first_kills', 'first_deaths', 'rating'],
  ])
  expect(withImpact(roundsColumns, lines())).toBe(roundsColumns)
})

test('a round counts for a kill, an assist, survival, or a death that is avenged in time', () => {
  const killed = countDuel(lines(), duel('away', CAI, ANN, 10, true))
  const avenged = countDuel(killed, duel('home', BEN, CAI, 15))
  const late = countDuel(killed, duel('home', BEN, CAI, 16))
  const byAnother = countDuel(killed, duel('home', BEN, DOT, 11))
  expect(close(avenged, ANN, [0, 1, 0]).kast).toBe(100)
  expect(close(late, ANN, [0, 1, 0]).kast).toBe(0)
  expect(close(byAnother, ANN, [0, 1, 0]).kast).toBe(0)
  expect(close(avenged, CAI, [1, 1, 0]).kast).toBe(100)
  expect(close(avenged, CAI, [0, 1, 1]).kast).toBe(100)
  expect(close(avenged, DOT, [0, 0, 0]).kast).toBe(100)
})

test('the share is over all rounds that were told, and nothing of a round is left for the next', () => {
  const killed = countDuel(lines(), duel('away', CAI, ANN, 10, true))
  const first = close(killed, ANN, [0, 1, 0])
  const second = closePart(first, { kills: 2, deaths: 1, assists: 0 })
  const third = closePart(second, { kills: 0, deaths: 0, assists: 0 })
  expect([first.kast, second.kast, third.kast]).toEqual([0, 50, 66.7])
  expect(Object.keys(third).filter((key) => key.startsWith('round_') && !/kills|deaths|headshots/.test(key))).toEqual(
    [],
  )
  expect(closePart(third, undefined).kast).toBe(66.7)
})
