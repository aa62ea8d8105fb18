import type { Page } from '@playwright/test'
import type { MatchRow } from '#contract/match-row.ts'
import { detailOf, liveMatches, liveRooms } from '#tests/support/calls.ts'
import { takeOverChat } from '#tests/support/chat-frames.ts'
import { takeOverScores } from '#tests/support/score-frames.ts'
import { expect, FAILED_TO_LOAD, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

const CRICKET = 210
const FOOTBALL = 202

/** Controls are found by their English names, whatever the brand's language is. */
async function openRoom(page: Page): Promise<void> {
  const [room] = await liveRooms(new URL(test.info().project.use.baseURL ?? '').origin)
  await page.goto(`/en/live/${room?.id}`)
  await expect(player(page)).toBeVisible()
}

/** Waits until the idle page has started the player by itself. */
async function watch(page: Page): Promise<void> {
  await openRoom(page)
  await expect(player(page).locator('video')).toBeAttached()
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
}

function player(page: Page) {
  return page.getByRole('region', { name: /^Video player/ })
}

function video<T>(page: Page, read: (element: HTMLVideoElement) => T): Promise<T> {
  return player(page).locator('video').evaluate(read)
}

function framesOf(page: Page): Promise<number> {
  return video(page, (element) => element.getVideoPlaybackQuality().totalVideoFrames)
}

function timeOf(page: Page): Promise<number> {
  return video(page, (element) => element.currentTime)
}

/** Keeps the controls visible by moving the pointer over the picture. */
async function showControls(page: Page): Promise<void> {
  await player(page).hover({ position: { x: 20, y: 90 } })
}

test('poster and button are there before any script of the player', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openRoom(page)
  await expect(page.getByRole('button', { name: 'Watch live' })).toBeVisible()
  expect(scripts.filter((url) => /hls|player-stage/.test(url))).toEqual([])
})

test('a viewer who wants nothing to move starts it by a press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openRoom(page)
  await untilHydrated(page)
  await expect(player(page).locator('video')).not.toBeAttached()
  await page.getByRole('button', { name: 'Watch live' }).click()
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
})

test('the stream really plays, muted, and says how far behind live it is', async ({ page }) => {
  await watch(page)
  const [time, frames] = [await timeOf(page), await framesOf(page)]
  await expect.poll(() => timeOf(page)).toBeGreaterThan(time + 1)
  expect(await framesOf(page)).toBeGreaterThan(frames)
  expect(await video(page, (element) => element.muted)).toBe(true)
  await expect(player(page).getByText(/^\d+\.\ds behind live$/)).toBeVisible()
})

test('one press turns the sound on', async ({ page }) => {
  await watch(page)
  await page.getByRole('button', { name: 'Unmute' }).first().click()
  expect(await video(page, (element) => element.muted)).toBe(false)
})

test('a chosen quality is the one on screen', async ({ page }) => {
  await watch(page)
  await showControls(page)
  await page.getByRole('button', { name: 'Quality and settings' }).click()
  await page.getByRole('radio', { name: '234p', exact: true }).click()
  await expect.poll(() => video(page, (element) => element.videoHeight), { timeout: 15_000 }).toBe(234)
})

test('a viewer can rewind with the slider and come back to live', async ({ page }) => {
  await watch(page)
  await showControls(page)
  const slider = page.getByRole('slider', { name: 'Position in the live stream' })
  const live = await timeOf(page)
  await slider.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('PageDown')
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d+:\d\d behind live$/)
  await expect.poll(() => timeOf(page)).toBeLessThan(live - 30)
  await page.getByRole('button', { name: 'Jump to live' }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(live - 2)
  await expect(slider).toHaveAttribute('aria-valuetext', 'Live')
})

test('a dead source is left for the next one, and the viewer is told', async ({ page, faults }) => {
  faults.allow(FAILED_TO_LOAD)
  await page.route('**/media/sample-a/**', (route) => route.fulfill({ status: 404, body: '' }))
  await watch(page)
  await expect(player(page).getByRole('status')).toHaveText(/stopped\. Switched to/)
  await showControls(page)
  await page.getByRole('button', { name: 'Stream source' }).click()
  await expect(page.getByRole('group', { name: 'Stream source' }).getByRole('radio').nth(1)).toBeChecked()
})

test('when no source lives there is one way to try again, and it works', async ({ page, faults }) => {
  faults.allow(FAILED_TO_LOAD)
  await page.clock.install()
  await page.route('**/media/**/*.m3u8', (route) => route.fulfill({ status: 404, body: '' }))
  await openRoom(page)
  const retry = page.getByRole('button', { name: 'Try again' })
  // Between its rounds through the sources the player waits for half a minute in all.
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(retry).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 40_000, intervals: [0] })
  await page.unroute('**/media/**/*.m3u8')
  await retry.click()
  await expect.poll(() => framesOf(page), { timeout: 15_000 }).toBeGreaterThan(5)
})

test('losing the network is waited out', async ({ page, context, faults }) => {
  faults.allow(FAILED_TO_LOAD, /ERR_INTERNET_DISCONNECTED/)
  await watch(page)
  await context.setOffline(true)
  await expect(player(page).getByText('You’re offline.')).toBeVisible({ timeout: 30_000 })
  await context.setOffline(false)
  const frames = await framesOf(page)
  await expect.poll(() => framesOf(page), { timeout: 15_000 }).not.toBe(frames)
  await expect(player(page).getByText('You’re offline.')).toBeHidden()
})

test('keys steer the player while it has the focus, and only then', async ({ page }) => {
  await watch(page)
  await page.keyboard.press('k')
  expect(await video(page, (element) => element.paused)).toBe(false)
  await player(page).focus()
  await page.keyboard.press('k')
  expect(await video(page, (element) => element.paused)).toBe(true)
  await page.keyboard.press(' ')
  await expect.poll(() => video(page, (element) => element.paused)).toBe(false)
  await page.keyboard.press('m')
  expect(await video(page, (element) => element.muted)).toBe(false)
  const before = await timeOf(page)
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft')
  expect(await timeOf(page)).toBeLessThan(before - 10)
  await page.keyboard.press('l')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before - 2)
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
})

test('controls fade in play and come back with the pointer', async ({ page }) => {
  await watch(page)
  const controls = page.getByRole('region', { name: 'Playback controls' })
  await page.mouse.move(0, 0)
  await expect(controls).toHaveCSS('opacity', '0', { timeout: 8000 })
  await showControls(page)
  await expect(controls).toHaveCSS('opacity', '1')
})

test('a score waits until the picture has come to it, unless the viewer wants it at once', async ({ page, origin }) => {
  const [room] = await liveRooms(origin)
  const { change } = await takeOverScores(page)
  await watch(page)
  await showControls(page)
  await expect(player(page).getByText(/^\d+\.\ds behind live$/)).toBeVisible()
  const home = player(page).locator('.figures').first()
  const scoredAt = Date.now()
  await change(room?.matchId ?? 0, { score: { home: 987, away: 0 } })
  await expect(home).toHaveText('987', { timeout: 20_000 })
  expect(Date.now() - scoredAt).toBeGreaterThan(3000)

  await page.getByRole('button', { name: 'Quality and settings' }).click()
  await page.getByRole('checkbox', { name: 'Sync scores and chat with the stream' }).uncheck()
  await page.waitForTimeout(1000)
  await change(room?.matchId ?? 0, { score: { home: 988, away: 0 } })
  await expect(home).toHaveText('988', { timeout: 2000 })
})

/** What the player says about how late its picture is; NaN before it does. */
const lateness = (page: Page) =>
  player(page).evaluate((element) => Number(/([\d.]+)s behind live/.exec(element.textContent ?? '')?.[1] ?? Number.NaN))

/** How long after now a score and a text show, and how late the picture says to be meanwhile; all in seconds. */
const whenShown = (page: Page, score: string, text: string) =>
  player(page).evaluate(
    (element, wanted) =>
      new Promise<{ score: number; chat: number; least: number; most: number }>((resolve) => {
        const begun = Date.now()
        const found = { score: 0, chat: 0, least: Number.POSITIVE_INFINITY, most: 0 }
        const timer = setInterval(() => {
          const seconds = (Date.now() - begun) / 1000
          const late = Number(/([\d.]+)s behind live/.exec(element.textContent ?? '')?.[1] ?? Number.NaN)
          if (late < found.least) found.least = late
          if (late > found.most) found.most = late
          if (element.querySelector('.figures')?.textContent === wanted.score) found.score ||= seconds
          if (document.querySelector('[role=log]')?.textContent?.includes(wanted.text)) found.chat ||= seconds
          if (!found.score || !found.chat) return
          clearInterval(timer)
          resolve(found)
        }, 50)
      }),
    { score, text },
  )

test('score and chat come as late as the picture, to the second; rewinding takes both back, and live brings them again', async ({
  page,
  origin,
}) => {
  const [room] = await liveRooms(origin)
  const { change } = await takeOverScores(page)
  const { say } = await takeOverChat(page)
  await watch(page)
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByText('Synced to the stream')).toBeVisible()
  const log = page.getByRole('log', { name: 'Messages' })
  const home = player(page).locator('.figures').first()
  // Some twelve seconds: what the stream is late by itself, and the rest rewound.
  await expect.poll(() => lateness(page)).toBeGreaterThan(0)
  await player(page).focus()
  while ((await lateness(page)) < 9) {
    const before = await lateness(page)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => lateness(page)).toBeGreaterThan(before + 2)
  }
  await say('until here')
  await change(room?.matchId ?? 0, { score: { home: 986, away: 0 } })
  await whenShown(page, '986', 'until here')

  // Nobody else in the room says this.
  const text = `Somebody scores ${Date.now()}`
  const shown = whenShown(page, '987', text)
  await say(text)
  await change(room?.matchId ?? 0, { score: { home: 987, away: 0 } })
  const { score, chat, least, most } = await shown
  for (const seconds of [score, chat]) {
    expect(seconds).toBeGreaterThan(least - 1)
    expect(seconds).toBeLessThan(most + 1)
  }

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(home).not.toHaveText('987')
  await expect(log.getByText(text)).toHaveCount(0)
  const note = page.getByText('Synced to the rewound stream')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Show newest' }).click()
  await expect(log.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Sync to the stream' }).click()
  await expect(log.getByText(text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Jump to live' }).click()
  await expect(home).toHaveText('987', { timeout: 20_000 })
  await expect(log.getByText(text)).toBeVisible({ timeout: 20_000 })
  await expect(note).toBeHidden()
})

test('the clock of the match is the picture’s: as late, and back with a rewound one', async ({ page, origin }) => {
  const live = await liveMatches(origin)
  const rooms = await liveRooms(origin)
  const room = rooms.find(({ matchId }) => live.find(({ id }) => id === matchId)?.gameId === FOOTBALL)
  const { change } = await takeOverScores(page)
  await page.goto(`/en/live/${room?.id}`)
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
  await showControls(page)
  await expect.poll(() => lateness(page)).toBeGreaterThan(0)
  // Twenty minutes are on the clock now.
  const [begun, at] = [Date.now() - 1_200_000, new Date().toISOString()]
  await change(room?.matchId ?? 0, { clock: { seconds: 1200, at, isRunning: true, direction: 'up' } })
  /** How far the clock of the match is behind, in seconds. */
  const behind = () =>
    player(page).evaluate((element, from) => {
      const [, minutes, seconds] = /(\d+):(\d\d)/.exec(element.textContent ?? '') ?? []
      return (Date.now() - from) / 1000 - Number(minutes) * 60 - Number(seconds)
    }, begun)
  const isOfPicture = async () => Math.abs((await behind()) - (await lateness(page))) < 2
  await expect.poll(isOfPicture, { timeout: 30_000 }).toBe(true)
  await player(page).focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => lateness(page)).toBeGreaterThan(15)
  await expect.poll(isOfPicture).toBe(true)
  await page.getByRole('button', { name: 'Jump to live' }).click()
  await expect.poll(() => lateness(page)).toBeLessThan(12)
  await expect.poll(isOfPicture).toBe(true)
})

test('who rewinds to before she came gets the match as it was then', async ({ page, origin }) => {
  const scoreAt = async (match: MatchRow, secondsAgo: number) => {
    const at = new Date(Math.floor((Date.now() - secondsAgo * 1000) / 5000) * 5000).toISOString()
    const { score } = (await detailOf(origin, match, { at })).match
    return `${score.home} ${score.away}`
  }
  // As far back as the stream goes, and as late as its picture is.
  const scoresThen = (match: MatchRow) =>
    Promise.all([285, 290, 295, 300, 305, 310, 315, 320].map((ago) => scoreAt(match, ago)))
  // Cricket has another score than two numbers.
  const matches = (await liveMatches(origin)).filter(
    ({ roomId, gameId, score }) => roomId && gameId !== CRICKET && score.home + score.away > 0,
  )
  let [room, now] = [0, '']
  for (const match of matches) {
    const score = `${match.score.home} ${match.score.away}`
    if ((await scoresThen(match)).includes(score)) continue
    ;[room, now] = [match.roomId ?? 0, score]
    break
  }
  const match = matches.find(({ roomId }) => roomId === room) as MatchRow
  await page.goto(`/en/live/${room}`)
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
  const shown = async () => (await player(page).locator('.figures').allTextContents()).slice(0, 2).join(' ')
  await expect.poll(shown).not.toBe('')
  await showControls(page)
  // Right after the start the player may not know yet how far back it can go.
  await expect(async () => {
    await page.getByRole('slider', { name: 'Position in the live stream' }).press('Home')
    await expect.poll(() => lateness(page), { timeout: 3000 }).toBeGreaterThan(200)
  }).toPass()
  await expect.poll(async () => (await scoresThen(match)).includes(await shown()), { timeout: 20_000 }).toBe(true)
  await player(page).focus()
  await page.keyboard.press('l')
  await expect.poll(async () => (await scoresThen(match)).includes(await shown()), { timeout: 20_000 }).toBe(false)
  expect(now).not.toBe('')
})

test.describe('where the browser plays HLS by itself', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
        Reflect.deleteProperty(window, name)
    })
    await page.goto('about:blank')
    const answer = await page.evaluate(() =>
      document.createElement('video').canPlayType('application/vnd.apple.mpegurl'),
    )
    test.skip(answer === '', 'this Chromium was built without HLS of its own')
  })

  test('it really plays, muted and without hls.js, and one press turns the sound on', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await watch(page)
    const [time, frames] = [await timeOf(page), await framesOf(page)]
    await expect.poll(() => timeOf(page)).toBeGreaterThan(time + 1)
    expect(await framesOf(page)).toBeGreaterThan(frames)
    expect(scripts.filter((url) => url.includes('hls'))).toEqual([])
    expect(await video(page, (element) => element.muted)).toBe(true)
    await page.getByRole('button', { name: 'Unmute' }).first().click()
    expect(await video(page, (element) => element.muted)).toBe(false)
  })

  test('a pause holds, and play goes on', async ({ page }) => {
    await watch(page)
    await player(page).focus()
    await page.keyboard.press('k')
    const time = await timeOf(page)
    await page.waitForTimeout(1000)
    expect(await timeOf(page)).toBe(time)
    await page.keyboard.press('k')
    await expect.poll(() => timeOf(page)).toBeGreaterThan(time + 1)
  })

  test('it offers what it can do: no quality, no rewind; full screen and the small window', async ({ page }) => {
    await watch(page)
    await showControls(page)
    await page.getByRole('button', { name: 'Quality and settings' }).click()
    await expect(page.getByRole('checkbox', { name: 'Autoplay streams' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Quality' })).toHaveCount(0)
    await expect(page.getByRole('slider', { name: 'Position in the live stream' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Picture-in-picture' })).toBeVisible()
    await page.getByRole('button', { name: 'Full screen' }).click()
    await page.getByRole('button', { name: 'Exit full screen' }).click()
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  })

  test('a start date of the stream says how far behind live the picture is', async ({ page }) => {
    // Safari has both; this Chromium has neither.
    await page.addInitScript(() => {
      const startedAt = new Date()
      const seekable = { length: 1, start: () => 0, end: () => 300 }
      Object.assign(HTMLMediaElement.prototype, { getStartDate: () => new Date(startedAt.getTime() - 8000) })
      Object.defineProperty(HTMLMediaElement.prototype, 'seekable', { get: () => seekable })
    })
    await watch(page)
    await showControls(page)
    await expect(player(page).getByText(/^(8|9|1\d)\.\ds behind live$/)).toBeVisible()
  })

  test('a dead source is left for the next one, and the viewer is told', async ({ page, faults }) => {
    faults.allow(FAILED_TO_LOAD)
    await page.route('**/media/sample-a/**', (route) => route.fulfill({ status: 404, body: '' }))
    await watch(page)
    await expect(player(page).getByRole('status')).toHaveText(/stopped\. Switched to/)
  })

  test('a source that dies while it plays is left for the next one', SWEEP, async ({ page, faults }) => {
    faults.allow(FAILED_TO_LOAD)
    await watch(page)
    await page.route('**/media/sample-a/**', (route) => route.fulfill({ status: 404, body: '' }))
    await expect(player(page).getByRole('status')).toHaveText(/stopped\. Switched to/, { timeout: 45_000 })
    await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
  })
})
