import type { Page } from '@playwright/test'
import { expectAccessible, findings, MORE_OF_A_LIST } from '#tests/support/accessibility.ts'
import { originOf } from '#tests/support/brands.ts'
import { findLiveMatch, findMatchWithStatus, liveMatches, liveRooms, pathOf } from '#tests/support/calls.ts'
import { expect, FAILED_TO_LOAD, open, SWEEP, sweepUnless, test } from '#tests/support/visitor.ts'
import { messagesOf } from '#tests/support/words.ts'

const FOOTBALL = 202
const GAMES_LOOKED_AT = { football: FOOTBALL, lol: 1, 'counter-strike': 2, cricket: 210, tennis: 203 } as const
/** A page of each template once, in one language; the home page once more from right to left. */
const isShownAlways = (tag: string, name: string): boolean =>
  tag === 'zh-Hans'
    ? ![
        'a category of the home page',
        'a game’s schedule',
        'a search without',
        'a search that begins',
        'news of a game',
        'the ranking of experts',
        'streamers',
        'lol',
        'counter-strike',
        'cricket',
        'tennis',
      ].includes(name)
    : name === 'the home page'

/** Opens the table of each chart. Until a chart has its code an opened switch shows nothing. */
async function openTables(page: Page): Promise<void> {
  const withoutTable = page.getByRole('main').locator('figure details:not(:has(table))')
  await expect(async () => {
    for (const details of await withoutTable.all()) await details.locator('summary').click({ timeout: 2000 })
    await expect(withoutTable).toHaveCount(0, { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

// Without animations, so that colours are checked at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const tag of ['zh-Hans', 'ar'] as const) {
  const plain = {
    'the home page': '/',
    'a category of the home page': '/?tab=3&list=live',
    'the schedule': '/match',
    'a game’s schedule': '/match/soccer',
    results: '/match?view=results',
    'favourites of somebody who has none': '/match?view=favourites',
    'the list of rooms': '/live',
    'figures of live rooms': '/live/data',
    'a game’s tables': '/soccer/data',
    'a search with results': '/s/lol',
    'a search without': '/s/zzzz',
    'a search that begins': '/s',
    players: '/s/united?kind=player',
    news: '/news',
    'news of a game': '/news/soccer',
    experts: '/expert',
    'the ranking of experts': '/expert/allExperts',
    specialists: '/expert/specialist',
    streamers: '/anchor',
    'several rooms at once': '/customLive',
    'the mall': '/mall',
    'about the brand': '/about',
    'licences of the operator': '/certificate',
    'apps and how to install': '/download',
  }
  for (const [name, path] of Object.entries(plain))
    test(
      `${tag}: ${name} has no accessibility finding, dark or light`,
      sweepUnless(isShownAlways(tag, name)),
      async ({ page }) => {
        await page.goto(`/${tag}${path}`)
        await expectAccessible(page, path, MORE_OF_A_LIST)
      },
    )

  test(
    `${tag}: the 404 page has no accessibility finding`,
    sweepUnless(isShownAlways(tag, '404')),
    async ({ page, faults }) => {
      faults.allow(FAILED_TO_LOAD)
      await page.goto(`/${tag}/nothing-here`)
      await expectAccessible(page, '404')
    },
  )

  test(
    `${tag}: filled favourites have no accessibility finding`,
    sweepUnless(isShownAlways(tag, 'favourites')),
    async ({ page, origin }) => {
      const ids = (await liveMatches(origin)).slice(0, 5).map((match) => match.id)
      await page.addInitScript((list) => localStorage.setItem('favourite-matches', JSON.stringify(list)), ids)
      await page.goto(`/${tag}/match?view=favourites`)
      // Starred, because a live row may have a clock or a phase in place of its start.
      const stars = page.getByRole('main').getByRole('listitem').locator('.star')
      await expect(stars).toHaveCount(5)
      await expect(stars.and(page.locator('[aria-pressed="true"]'))).toHaveCount(5)
      await expectAccessible(page, 'favourites')
    },
  )

  test(
    `${tag}: an article, a plan, an expert and a streamer have no accessibility finding`,
    SWEEP,
    async ({ page, origin }) => {
      test.slow()
      const first = async (path: string, pattern: RegExp): Promise<string | undefined> => {
        const text = await (await fetch(`${origin}/${tag}${path}`)).text()
        return pattern.exec(text)?.[1]
      }
      const paths = await Promise.all([
        first('/news', /href="([^"]*\/news\/[a-z]+\/\d+)"/),
        first('/expert', /href="([^"]*\/expert\/p\d+)"/),
        first('/expert/allExperts', /href="([^"]*\/expert\/\d+)"/),
        first('/anchor/anchorList', /href="([^"]*\/anchor\/\d+)"/),
      ])
      expect(paths.filter(Boolean).length, 'a local site has articles').toBeGreaterThan(0)
      for (const path of paths.flatMap((each) => each ?? [])) {
        await page.goto(path)
        await expectAccessible(page, path, { include: 'main' })
      }
    },
  )

  test(
    `${tag}: a live room has no accessibility finding`,
    sweepUnless(isShownAlways(tag, 'room')),
    async ({ page, origin }) => {
      const [room] = await liveRooms(origin)
      await page.goto(`/${tag}/live/${room?.id}`)
      await expectAccessible(page, 'room')
    },
  )

  for (const status of ['scheduled', 'finished'] as const)
    test(
      `${tag}: a ${status} match has no accessibility finding`,
      sweepUnless(isShownAlways(tag, status)),
      async ({ page, origin }) => {
        await page.goto(`/${tag}${pathOf(await findMatchWithStatus(origin, FOOTBALL, status))}`)
        await expectAccessible(page, status)
      },
    )

  for (const [name, gameId] of Object.entries(GAMES_LOOKED_AT))
    test(
      `${tag}: every tab of a live ${name} match, with its charts as tables, has no accessibility finding`,
      sweepUnless(isShownAlways(tag, name)),
      async ({ page, origin }) => {
        await open(page, `/${tag}${pathOf(await findLiveMatch(origin, gameId))}`)
        await openTables(page)
        const found = await findings(page, `${name} overview`)
        const keys = await page.locator('[data-tab]').evaluateAll((tabs) => tabs.map((tab) => tab.dataset.tab))
        for (const key of keys.slice(1)) {
          const tab = page.locator(`[data-tab="${key}"]`)
          // What a live match has to show can change meanwhile.
          if ((await tab.count()) === 0) continue
          await tab.click()
          await expect(page).toHaveURL(new RegExp(`tab=${key}`))
          await expect(page.locator('main :is(.skeleton, .panel-skeleton)')).toHaveCount(0)
          await openTables(page)
          found.push(
            ...(await findings(page, `${name} ${key}`, {
              include: '#main',
              isOwnSchemeOnly: (name === 'football') === (tag === 'ar'),
            })),
          )
        }
        expect(found).toEqual([])
      },
    )
}

test('a small player has no accessibility finding', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const rooms = (await liveRooms(origin)).filter(({ sources }) => sources.some(({ url }) => url))
  const match = (await liveMatches(origin, FOOTBALL)).find(({ id }) => rooms.some(({ matchId }) => matchId === id))
  if (!match) throw new Error('no live match has an open room')
  await open(page, `/zh-Hans${pathOf(match)}`)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.locator('main video')).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect(page.getByRole('button', { name: messagesOf('zh-Hans')('match_small_back') })).toBeVisible()
  await expectAccessible(page, 'small player', { include: 'main figure, main section:has(> div video)' })
})

for (const [brand, tag] of [
  ['arena', 'en'],
  ['tribuna', 'ja'],
] as const)
  for (const [name, path] of Object.entries({ home: '/', schedule: '/match', rooms: '/live' }))
    test(
      `${brand}: its ${name} page has no accessibility finding in its colours, dark or light`,
      sweepUnless(brand === 'arena' && name === 'schedule'),
      async ({ page, origin }) => {
        await page.goto(`${originOf(origin, `${brand}.localhost`)}/${tag}${path}`)
        await expectAccessible(page, `${brand} ${name}`, MORE_OF_A_LIST)
      },
    )
