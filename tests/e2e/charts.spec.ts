import type { Locator, Page } from '@playwright/test'
import { converter, wcagContrast } from 'culori'
import { surnameOf } from '#app/features/match/surname-of.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { ask } from '#tests/support/ask.ts'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { signInAsNew } from '#tests/support/sign-in.ts'
import { expect, holdBack, open, test } from '#tests/support/visitor.ts'

const FOOTBALL = 202
const LOL = 1
const COUNTER_STRIKE = 2
const BASKETBALL = 201
const TENNIS = 203
const BASEBALL = 205
const AMERICAN_FOOTBALL = 209
const CRICKET = 210

async function call<T>(origin: string, path: string): Promise<T> {
  const { result } = (await (await ask(`${origin}/java${path}`)).json()) as { result: T }
  return result
}

/** The live football match of which most is known. */
async function longestMatch(origin: string): Promise<MatchDetail> {
  const { matches } = await call<{ matches: MatchRow[] }>(origin, `/v2/match/getPCLiveGameMatch?gameId=${FOOTBALL}`)
  const [match] = matches.filter(({ isSimulated }) => isSimulated).sort((a, b) => b.seq - a.seq)
  return call<MatchDetail>(origin, `/soccer/${match?.id}`)
}

const MARKED = /^(goal|penalty_goal|own_goal|penalty_missed|yellow_card|second_yellow|red_card)$/

test('goals and cards stand at their minute on the momentum, whatever happened between', async ({ page, origin }) => {
  const { match } = await longestMatch(origin)
  await open(page, `/en/soccer/${match.id}`)
  const plot = page.getByRole('slider', { name: 'Who’s on top?' })
  const figure = page.locator('figure').filter({ has: plot })
  const { match: now, live } = await call<MatchDetail>(origin, `/soccer/${match.id}`)
  const marked = live.timeline.filter(({ type, side, data }) => side && MARKED.test(type) && !data?.isCancelled)
  await expect(figure.locator('[data-mark]')).toHaveCount(marked.length)
  const clocks = (period: string) =>
    [...live.chart.map(({ t, ...point }) => ({ ...point, clock: t })), ...marked].flatMap((each) =>
      each.period === period && each.clock !== undefined ? [each.clock] : [],
    )
  const first = Math.max(2700, ...live.chart.flatMap(({ t, period }) => (period === 'h1' ? [t] : [])))
  const second = Math.max(5400, ...live.chart.flatMap(({ t, period }) => (period === 'h2' ? [t] : []))) - 2700
  expect(clocks('h1').length, now.phase).toBeGreaterThan(0)
  const box = await plot.boundingBox()
  for (const side of ['home', 'away'] as const) {
    const places = await figure.locator(`[data-lane=${side}] [data-mark]`).evaluateAll((marks) =>
      marks.map((mark) => {
        const { left, width } = mark.getBoundingClientRect()
        return left + width / 2
      }),
    )
    const expected = marked
      .filter((item) => item.side === side)
      .map(({ clock = 0, period }) => {
        const since = period === 'h1' ? Math.min(clock, first) : first + Math.min(clock - 2700, second)
        return (box?.x ?? 0) + ((box?.width ?? 0) * since) / (first + second)
      })
    expect(places).toHaveLength(expected.length)
    for (const [index, place] of places.entries()) expect(Math.abs(place - (expected[index] ?? 0))).toBeLessThan(2)
  }
})

test('a chart is read by keyboard, and every chart has its table', async ({ page, origin }) => {
  await signInAsNew(page)
  const { match } = await longestMatch(origin)
  await open(page, `/en/soccer/${match.id}`)
  const plot = page.getByRole('slider', { name: 'Who’s on top?' })
  await plot.focus()
  // Its code comes when it is seen; until then a key does nothing.
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(plot).toHaveAttribute('aria-valuetext', /^1'/, { timeout: 200 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await expect(plot).toHaveAttribute('aria-valuetext', /^2'/)
  const charts = page.locator('figure').filter({ has: page.getByRole('slider') })
  await expect(charts.nth(1)).toBeVisible()
  await everyFigureHasTable(page)
  await page.getByRole('link', { name: 'Stats', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Shots by place/ })).toBeVisible()
  await everyFigureHasTable(page)
  await page.getByRole('link', { name: 'Odds', exact: true }).click()
  for (const title of ['Winner: before the match', 'Winner: during the match'])
    await expect(page.getByRole('slider', { name: title })).toBeVisible()
  await everyFigureHasTable(page)
})

test('the chances of a match end where its statistics do', async ({ page, origin }) => {
  await signInAsNew(page)
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  const { live } = await call<MatchDetail>(origin, `/soccer/${match.id}`)
  await open(page, `/en${pathOf(match)}`)
  const { home = 0, away = 0 } = live.stats.find(({ key }) => key === 'expected_goals') ?? {}
  const plot = page.getByRole('slider', { name: 'Who had the better chances?' })
  await expect(plot).toHaveAttribute('aria-valuetext', new RegExp(`${home.toFixed(2)}.*${away.toFixed(2)}`))
  await expect(page.getByRole('heading', { name: 'Player of the match' })).toBeVisible()
})

test('the zones of a basketball match add up to its shots, and each picture has its table', async ({
  page,
  origin,
}) => {
  const match = await findMatchWithStatus(origin, BASKETBALL, 'finished')
  const { live } = await call<MatchDetail>(origin, `/basketball/${match.id}`)
  await open(page, `/en${pathOf(match)}?tab=stats`)
  const card = page.getByRole('tabpanel', { name: match.home.name }).first()
  const zones = await card.locator('dd').allTextContents()
  const tried = zones.flatMap((text) => (text.includes('/') ? [Number(text.split('/')[1])] : []))
  expect(tried.reduce((sum, each) => sum + each, 0)).toBe(
    live.stats.find(({ key }) => key === 'field_goals_attempted')?.home,
  )
  await everyFigureHasTable(page)
})

for (const [game, title, row] of [
  [CRICKET, 'Partnerships and fall of wickets', 'row'],
  [TENNIS, 'Point by point', 'listitem'],
  [BASEBALL, 'Play by play', 'listitem'],
] as const)
  test(`under the timeline stands what its sport asks for: ${title.toLowerCase()}`, async ({ page, origin }) => {
    await open(page, `/en${pathOf(await findMatchWithStatus(origin, game, 'finished'))}`)
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card.getByRole(row).nth(1)).toBeVisible()
    const before = await card.getByRole(row).allTextContents()
    if (game === BASEBALL) await card.getByRole('combobox').selectOption({ index: 1 })
    else await card.getByRole('tab').first().click()
    await expect.poll(() => card.getByRole(row).allTextContents()).not.toEqual(before)
    await everyFigureHasTable(page)
  })

test('a table that was opened before the code came is there once it is', async ({ page, origin }) => {
  const release = await holdBack(page)
  const { match } = await longestMatch(origin)
  await page.goto(`/en/soccer/${match.id}`, { waitUntil: 'commit' })
  const figure = page.locator('figure:has(details)').first()
  await figure.getByText('Show as table').click()
  await expect(figure.locator('details')).toHaveAttribute('open')
  release()
  await expect(figure.getByRole('row').nth(1)).toBeVisible()
})

for (const [game, tab] of [
  [LOL, 'Gold'],
  [COUNTER_STRIKE, 'Economy'],
] as const)
  test(`the picture of a map’s ${tab.toLowerCase()} has its table, with numbers under their heads`, async ({
    page,
    origin,
  }) => {
    await open(page, `/en${pathOf(await findMatchWithStatus(origin, game, 'finished'))}`)
    await page.getByRole('tab', { name: tab }).click()
    const figure = page.getByRole('region', { name: 'Scoreboard' }).getByRole('tabpanel').locator('figure')
    await figure.getByText('Show as table').press('Enter')
    const right = (cells: Locator) =>
      cells.nth(1).evaluate((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect().right
      })
    const head = await right(figure.getByRole('row').first().getByRole('columnheader'))
    expect(await right(figure.getByRole('row').nth(2).locator('th, td'))).toBeCloseTo(head, 0)
  })

async function everyFigureHasTable(page: Page): Promise<void> {
  const figures = page.getByRole('main').locator('figure')
  const drawn = figures.filter({ has: page.locator('svg') })
  // Some are there only once their code is.
  await expect(async () => {
    const closed = figures.locator('details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click({ timeout: 5_000 })
    await expect(drawn.filter({ hasNot: page.locator('table') })).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  for (const figure of await page.getByRole('main').locator('figure:has(details)').all())
    await expect(figure.getByRole('row').nth(1)).toBeVisible()
}

const toRgb = converter('rgb')

for (const colorScheme of ['dark', 'light'] as const)
  test(`bars of both teams can be seen on their ground and told apart: ${colorScheme}`, async ({ page, origin }) => {
    const { match } = await longestMatch(origin)
    await page.emulateMedia({ colorScheme })
    await open(page, `/en/soccer/${match.id}?tab=stats`)
    if (colorScheme === 'light') await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const colourOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    const colours = [await colourOf('dd .bg-team-home'), await colourOf('dd .bg-team-away')].map((css) => toRgb(css))
    const ground = toRgb(await colourOf('section:has(dd .bg-team-home)'))
    const [home, away] = colours
    if (!home || !away || !ground) throw new Error(`no colours: ${colours}`)
    expect(wcagContrast(home, ground)).toBeGreaterThanOrEqual(3)
    expect(wcagContrast(away, ground)).toBeGreaterThanOrEqual(3)
    expect(wcagContrast(home, away)).toBeGreaterThanOrEqual(1.25)
  })

test('on the pitch a scorer has his surname, number and goals', async ({ page, origin }) => {
  const { match, squads, live } = await longestMatch(origin)
  await open(page, `/en/soccer/${match.id}?tab=lineup`)
  const starters = [...squads.home.members, ...squads.away.members].filter(({ isStarter }) => isStarter)
  const people = new Map([...squads.home.people, ...squads.away.people].map(({ id, name }) => [id, name]))
  const scorers = live.timeline.flatMap(({ type, player, data }) =>
    /^(goal|penalty_goal)$/.test(type) && player !== undefined && !data?.isCancelled ? [player] : [],
  )
  const pitch = page.getByRole('figure', { name: /^Line-ups on the pitch/ })
  await expect(pitch.locator('[data-player]')).toHaveCount(starters.length)
  for (const { id, number } of starters) {
    const player = pitch.locator(`[data-player="${id}"]`)
    await expect(player).toContainText(surnameOf(people.get(id) ?? ''))
    await expect(player).toContainText(String(number))
    const goals = scorers.filter((each) => each === id).length
    if (goals > 1) await expect(player.locator('b')).toHaveText(String(goals))
    if (goals > 0) await expect(player.locator('svg').first()).toBeVisible()
  }
})

for (const [sport, gameId, question, columns] of [
  ['volleyball', 206, 'How did each set go?', ['Attack points', 'Blocks', 'Aces']],
  ['badminton', 207, 'How did each game go?', ['Smash winners', 'Net winners', 'Drop-shot winners']],
  ['snooker', 204, 'Who took each frame, and with what break?', ['Points', 'Breaks of 50+', 'Frames']],
  ['MMA', 15, 'What did each fighter do, round by round?', ['Significant strikes', 'Control time', 'Takedowns']],
  ['PUBG', 5, 'How far did each squad get on each map?', ['Placement', 'Kills', 'Pts']],
] as const)
  test(`${sport}: each of its parts is told by a chart that is a table`, async ({ page, origin }) => {
    const match = await findMatchWithStatus(origin, gameId, 'finished', ({ periods }) => periods.length > 0)
    await open(page, `/en${pathOf(match)}`)
    const table = page.getByRole('table', { name: question })
    await table.scrollIntoViewIfNeeded()
    await expect(table.getByRole('row')).toHaveCount(match.periods.length + 1)
    for (const column of columns) await expect(table.getByRole('columnheader', { name: column })).toBeVisible()
    await expectAccessible(page, sport, { include: `section:has(> section[aria-label="${question}"])` })
  })

test('pitches are counted by where they crossed, and those of a turn at bat are drawn and told one by one', async ({
  page,
  origin,
}) => {
  const match = await findMatchWithStatus(origin, BASEBALL, 'finished')
  await open(page, `/en${pathOf(match)}?tab=stats`)
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Where did the pitches cross?' }) })
  // The page may take what the server drew for its own meanwhile.
  await expect(() => card.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass()
  const zone = card.getByRole('img', { name: /, pitches: \d+, in the strike zone: \d+\./ })
  await expect(zone.locator('[data-zone]')).toHaveCount(13)
  await card.getByText('Show as table').click()
  await expect(card.getByRole('row')).toHaveCount(14)
  const numbers = await zone.locator('text').allTextContents()
  const all = numbers.reduce((sum, text) => sum + Number(text), 0)
  await expect(zone).toHaveAccessibleName(new RegExp(`, pitches: ${all}, `))
  await expectAccessible(page, 'pitch zones', { include: 'section:has([data-zone])' })
  await card.getByLabel('At-bat').selectOption({ index: 1 })
  const told = card.locator('ol').getByRole('listitem')
  await expect(told.first()).toBeVisible()
  await expect(zone.locator('[data-pitch]')).toHaveCount(await told.count())
})

test('the drives of American football add up to the yards of both teams', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, AMERICAN_FOOTBALL, 'finished')
  const { live } = await call<MatchDetail>(origin, pathOf(match))
  await open(page, `/en${pathOf(match)}`)
  const table = page.getByRole('table', { name: 'How did each drive end?' })
  await table.scrollIntoViewIfNeeded()
  const { home = 0, away = 0 } = live.stats.find(({ key }) => key === 'total_yards') ?? {}
  for (const [team, yards] of [
    [match.home.abbr, home],
    [match.away.abbr, away],
  ] as const) {
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: team, exact: true }) })
    const cells = await rows.locator('td:nth-of-type(4)').allTextContents()
    expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(yards)
  }
  await expectAccessible(page, 'drives', { include: 'main' })
})
