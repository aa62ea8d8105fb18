import { findLiveMatch, findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { takeOverScores } from '#tests/support/score-frames.ts'
import { expect, open, sweepUnless, test } from '#tests/support/visitor.ts'

const TENNIS = 203
const BASKETBALL = 201
const CRICKET = 210

test.describe('ball sports', () => {
  // A change of serve is in match-watch.spec.ts too.
  for (const [sport, gameId] of [
    ['tennis', TENNIS],
    ['basketball', BASKETBALL],
  ] as const)
    test(
      `nothing of a ${sport} page moves when the serve or the ball changes hands`,
      sweepUnless(gameId === BASKETBALL),
      async ({ page, origin }) => {
        const match = await findLiveMatch(origin, gameId)
        const { change } = await takeOverScores(page)
        await open(page, `/en${pathOf(match)}`)
        const scoreboard = page.getByRole('region', { name: 'Scoreboard' })
        const mark = scoreboard.getByRole('img', { name: 'Serving or in possession' })
        const boxes = () =>
          Promise.all(
            [scoreboard, page.getByRole('navigation', { name: 'Match sections' })].map((part) => part.boundingBox()),
          )
        const seen: Awaited<ReturnType<typeof boxes>>[] = []
        const places: number[] = []
        for (const side of ['home', 'away', 'home'] as const) {
          // Between two halves nobody has the ball.
          await change(match.id, { serving: side, ...(gameId === BASKETBALL ? { status: 'live', phase: 'q2' } : {}) })
          await expect
            .poll(async () => {
              const box = await mark.filter({ visible: true }).boundingBox()
              const whole = await scoreboard.boundingBox()
              return box && whole && (box.x < whole.x + whole.width / 2 ? 'home' : 'away')
            })
            .toBe(side)
          places.push((await mark.filter({ visible: true }).boundingBox())?.x ?? 0)
          seen.push(await boxes())
        }
        expect(seen[1]).toEqual(seen[0])
        expect(seen[2]).toEqual(seen[0])
        expect(places[2]).toBe(places[0])
      },
    )

  test('a finished match of cricket says who won by how much', async ({ page, origin }) => {
    await open(page, `/en${pathOf(await findMatchWithStatus(origin, CRICKET, 'finished'))}`)
    const scoreboard = page.getByRole('region', { name: 'Scoreboard' })
    await expect(scoreboard.getByText(/ won (?:by \d+ (?:wickets?|runs?)|the Super Over)$|^Match tied$/)).toBeVisible()
    await expect(scoreboard.getByText(/^\d+(?:\/\d)?$/)).toHaveCount(2)
  })

  test('a player of tennis has no line-up and a tour no table', async ({ page, origin }) => {
    await open(page, `/en${pathOf(await findLiveMatch(origin, TENNIS))}`)
    const tabs = page.getByRole('navigation', { name: 'Match sections' })
    await expect(tabs.getByRole('link', { name: 'Stats' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: /Line-ups|Standings/ })).toHaveCount(0)
  })
})
