import type { Page } from '@playwright/test'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Board, Period } from '#contract/match-state.ts'
import { detailOf, findLiveMatch, findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { takeOverScores } from '#tests/support/score-frames.ts'
import { movedParts, watchShifts } from '#tests/support/shifts.ts'
import { expect, holdBack, open, sweepUnless, test } from '#tests/support/visitor.ts'

const [BASKETBALL, FOOTBALL, TENNIS, BASEBALL, VOLLEYBALL] = [201, 202, 203, 205, 206]

interface Step {
  name: string
  row: object
  live?: object
}

const at = new Date().toISOString()
const event = (seq: number, type: string, period: string, more: object = {}) => ({
  seq: 90_000 + seq,
  at,
  type,
  period,
  isKey: false,
  ...more,
})
const period = (key: string, home: number, away: number, isDone: boolean): Period => ({ key, home, away, isDone })
const clock = (seconds: number, isRunning: boolean) => ({ seconds, isRunning, at, direction: 'up' })

const NOUGHT = { home: 0, away: 0 }
const BASES: Extract<Board, { family: 'baseball' }> = {
  family: 'baseball',
  inning: 1,
  half: 'top',
  outs: 0,
  bases: [false, false, false],
  balls: 0,
  strikes: 0,
  hits: NOUGHT,
  errors: NOUGHT,
}

/** Sports whose centred words are replaced rather than moved. */
const SIDEWAYS_TOO: ReadonlySet<string> = new Set(['football', 'basketball', 'baseball'])

/** A match at its beginning, then what happens in it. */
const COURSES: Record<string, { gameId: number; start: (live: MatchDetail['live']) => Step; steps: Step[] }> = {
  football: {
    gameId: FOOTBALL,
    start: ({ stats }) => ({
      name: 'kick-off',
      row: { phase: 'first_half', score: { home: 0, away: 0 }, periods: [period('h1', 0, 0, false)] },
      live: { stats: stats.map((stat) => ({ ...stat, home: 1, away: 1 })), chart: [], timeline: [], odds: [] },
    }),
    steps: [
      {
        name: 'the first minute of the chart',
        row: {},
        live: {
          chart: [
            { t: 60, value: 20, period: 'h1' },
            { t: 120, value: -30, period: 'h1' },
          ],
        },
      },
      {
        name: 'a goal',
        row: { score: { home: 1, away: 0 }, periods: [period('h1', 1, 0, false)] },
        live: { timeline: [event(1, 'goal', 'h1', { side: 'home', clock: 150, player: 1, isKey: true })] },
      },
      {
        name: 'half-time',
        row: { phase: 'half_time', clock: clock(2700, false), periods: [period('h1', 1, 0, true)] },
        live: { timeline: [event(2, 'half_time', 'h1', { clock: 2700 })] },
      },
      {
        name: 'the second half',
        row: {
          phase: 'second_half',
          clock: clock(2700, true),
          periods: [period('h1', 1, 0, true), period('h2', 0, 0, false)],
        },
        live: { timeline: [event(3, 'second_half_start', 'h2', { clock: 2700 })] },
      },
    ],
  },
  basketball: {
    gameId: BASKETBALL,
    start: () => ({
      name: 'the first quarter',
      row: { phase: 'q1', score: { home: 20, away: 18 }, periods: [period('q1', 20, 18, false)] },
      live: { chart: [], timeline: [] },
    }),
    steps: [
      {
        name: 'the end of the quarter',
        row: { phase: 'break', clock: clock(0, false), periods: [period('q1', 20, 18, true)] },
        live: { timeline: [event(1, 'quarter_end', 'q1', { clock: 0 })] },
      },
      {
        name: 'the second quarter',
        row: {
          phase: 'q2',
          clock: clock(720, true),
          serving: 'away',
          periods: [period('q1', 20, 18, true), period('q2', 0, 0, false)],
        },
      },
      {
        name: 'a turnover',
        row: { serving: 'home' },
      },
    ],
  },
  baseball: {
    gameId: BASEBALL,
    start: () => ({
      name: 'the top of the inning',
      row: { phase: 'i1', serving: 'away', score: { home: 0, away: 0 }, periods: [period('i1', 0, 0, false)] },
      live: {
        board: { ...BASES, outs: 1, bases: [true, false, false], batter: 1, pitcher: 2 },
        chart: [],
        timeline: [],
        odds: [],
      },
    }),
    steps: [
      {
        name: 'a hit',
        row: {},
        live: { board: { ...BASES, outs: 1, bases: [true, true, false], batter: 3, pitcher: 2 } },
      },
      {
        name: 'the middle of the inning',
        row: { phase: 'inning_break' },
        live: { board: { ...BASES, outs: 3, batter: 3, pitcher: 2 }, timeline: [event(1, 'half_end', 'i1')] },
      },
      {
        name: 'its bottom',
        row: { phase: 'i1', serving: 'home' },
        live: { board: { ...BASES, half: 'bottom' } },
      },
      {
        name: 'the next inning',
        row: { phase: 'i2', serving: 'away', periods: [period('i1', 0, 0, true), period('i2', 0, 0, false)] },
        live: { board: { ...BASES, inning: 2 } },
      },
    ],
  },
  tennis: {
    gameId: TENNIS,
    start: ({ board }) => ({
      name: 'the first set',
      row: {
        phase: 's1',
        score: { home: 0, away: 0 },
        points: { home: '40', away: '15' },
        serving: 'home',
        periods: [period('s1', 5, 4, false)],
      },
      live: {
        board: { ...board, points: { home: '40', away: '15' }, sets: { home: 0, away: 0 } },
        chart: [],
        timeline: [],
      },
    }),
    steps: [
      {
        name: 'the end of the set',
        row: {
          phase: 'set_break',
          score: { home: 1, away: 0 },
          points: { home: '0', away: '0' },
          serving: 'away',
          periods: [period('s1', 6, 4, true)],
        },
        live: { timeline: [event(1, 'set_won', 's1', { side: 'home', isKey: true })] },
      },
      { name: 'the second set', row: { phase: 's2', periods: [period('s1', 6, 4, true), period('s2', 0, 0, false)] } },
    ],
  },
  volleyball: {
    gameId: VOLLEYBALL,
    start: ({ board }) => ({
      name: 'set point',
      row: {
        phase: 's1',
        score: { home: 0, away: 0 },
        points: { home: '24', away: '20' },
        periods: [period('s1', 24, 20, false)],
      },
      live: {
        board: { ...board, points: { home: 24, away: 20 }, sets: { home: 0, away: 0 } },
        chart: [],
        timeline: [],
      },
    }),
    steps: [
      {
        name: 'the end of the set',
        row: {
          phase: 'set_break',
          score: { home: 1, away: 0 },
          points: { home: '0', away: '0' },
          periods: [period('s1', 25, 20, true)],
        },
        live: { timeline: [event(1, 'set_won', 's1', { side: 'home', isKey: true })] },
      },
      {
        name: 'the second set',
        row: { phase: 's2', periods: [period('s1', 25, 20, true), period('s2', 0, 0, false)] },
      },
    ],
  },
}

const places = (page: Page) =>
  Promise.all(
    [
      page.getByRole('region', { name: 'Scoreboard' }),
      page.getByRole('navigation', { name: 'Match sections' }),
      page.locator('figure').first(),
      page.getByRole('heading', { name: 'Timeline', exact: true }),
    ].map((part) =>
      part.evaluate((element) => {
        const { x, y, width } = element.getBoundingClientRect()
        return { x, y: y + scrollY, width }
      }),
    ),
  )

/** What was replaced is drawn by parts that come one after the other. */
async function settledPlaces(page: Page) {
  let last = ''
  await expect(async () => {
    const before = last
    last = JSON.stringify(await places(page))
    expect(last).toBe(before)
  }).toPass({ intervals: [500] })
  return places(page)
}

// Volleyball has the sets of tennis.
for (const [sport, { gameId, start, steps }] of Object.entries(COURSES))
  test(
    `nothing moves on a page of ${sport} at ${steps.map(({ name }) => name).join(', ')}`,
    sweepUnless(sport !== 'volleyball'),
    async ({ page, origin }) => {
      const { change, replace } = await takeOverScores(page)
      const match = await findLiveMatch(origin, gameId)
      const { live } = await detailOf(origin, match)
      await open(page, `/en${pathOf(match)}`)
      await expect(page.getByText('Live updates are on')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Other live matches' }).getByRole('link').first()).toBeVisible()
      const { row, live: first } = start(live)
      await page.locator('figure').first().scrollIntoViewIfNeeded()
      await replace(match.id, { serving: undefined, clock: undefined, ...row }, { ...live, ...first })
      await expect(page.getByText(/Nothing to draw yet|No key moments yet/).first()).toBeAttached()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const before = await settledPlaces(page)
      await watchShifts(page, { isSideways: SIDEWAYS_TOO.has(sport) })
      for (const step of steps) {
        await change(match.id, step.row, step.live)
        await page.waitForTimeout(100)
        expect(await places(page), step.name).toEqual(before)
        expect(await movedParts(page), step.name).toEqual([])
      }
    },
  )

test('the table of a running match counts it as it stands', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, FOOTBALL, 'live', ({ cupRound }) => cupRound === undefined)
  await open(page, `/en${pathOf(match)}`)
  const way = page.getByRole('link', { name: 'Table as it stands' })
  for (const { name } of [match.home, match.away])
    await expect(way.getByText(name, { exact: true }).locator('..'), name).toHaveText(/\d/)
  await way.click()
  await expect(page.getByText('If the matches in progress ended now.')).toBeVisible({ timeout: 20_000 })
  for (const { name } of [match.home, match.away])
    await expect(
      page.getByRole('row').filter({ hasText: name }).getByRole('img', { name: 'Playing now' }),
      name,
    ).toBeVisible()
})

for (const { tab, link } of [
  { tab: 'standings', link: 'Standings' },
  { tab: 'h2h', link: 'Head-to-head' },
  { tab: 'preview', link: 'Preview' },
])
  test(`while ${link} is waited for, what is above stays and the footer is out of view`, async ({ page, origin }) => {
    await open(page, `/en${pathOf(await findLiveMatch(origin, BASKETBALL))}`)
    const release = await holdBack(page, /\/_serverFn\//)
    const opened = page.getByRole('main').getByRole('link', { name: link, exact: true })
    await opened.scrollIntoViewIfNeeded()
    const top = async () => (await opened.boundingBox())?.y
    const before = await top()
    await opened.click()
    const skeleton = page.locator(`.panel-skeleton[data-shape=${tab}]`)
    await expect(skeleton).toBeVisible()
    expect(await top()).toBe(before)
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
    release()
    await expect(skeleton).toBeHidden()
    expect(await top()).toBe(before)
  })

test('a tab whose code is late opens at once, with a placeholder in its shape', async ({ page, origin }) => {
  await open(page, `/en${pathOf(await findLiveMatch(origin, FOOTBALL))}`)
  const release = await holdBack(page, /\/lineup-panel\.js$/)
  const opened = page.getByRole('main').getByRole('link', { name: 'Line-ups', exact: true })
  await opened.click()
  await expect(opened).toHaveAttribute('aria-current', 'page')
  const pitch = page.locator('.panel-skeleton[data-shape=lineup] > [data-shape=pitch]')
  await expect(pitch).toBeVisible()
  const place = await pitch.boundingBox()
  release()
  await expect(pitch).toBeHidden()
  const drawn = await page.getByRole('main').locator('figure').first().boundingBox()
  expect({ y: drawn?.y, height: drawn?.height }).toEqual({ y: place?.y, height: place?.height })
})
