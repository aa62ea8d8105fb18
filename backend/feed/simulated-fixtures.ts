import { type Fixture, fixturesOf } from './calendar/fixtures.ts'
import { stageAt } from './calendar/stage.ts'

export { type Fixture, fixtureById } from './calendar/fixtures.ts'

/** The simulated matches of a game that start from `from` until before `to`, in order of time; without reading a database. */
export function simulatedFixtures(gameId: number, { from, to }: { from: number; to: number }): Fixture[] {
  const [first, last] = [stageAt(from), stageAt(to)]
  const stages = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return stages
    .flatMap((stage) => fixturesOf(gameId, stage))
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
}
