import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Envelope } from '#contract/call.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { conveniencesOf } from './listening.ts'
import { openLocalSite, ROOT } from './local-site.ts'

/** Takes the pictures of README.md, in docs/pictures, of a local run with an empty state folder. */
const PORT = 4391
const FOLDER = path.join(ROOT, 'docs/pictures')
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
/** By then the picture is no longer faded in, and the parts that come when the page is idle are there. */
const IDLE_MS = 4000
const PLAYS_WITHIN_MS = 20_000

/** The most popular live football match with a stream. */
async function findMatch(url: string): Promise<MatchRow> {
  const response = await fetch(`${url}/java/v2/match/getPCLiveGameMatch?gameId=202&size=50`)
  const { result } = (await response.json()) as Envelope & { result: { matches: MatchRow[] } }
  const streamed = result.matches.filter(({ roomId }) => roomId !== undefined)
  const match = streamed.toSorted((a, b) => b.heat - a.heat)[0]
  if (!match) throw new Error('no streamed football match is live')
  return match
}

/** Starts the player of a match page, and waits until the page's player shows a picture. */
async function play(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Watch live' })
  if (await start.isVisible()) await start.click()
  const plays = () => [...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 1)
  await page.waitForFunction(plays, undefined, { timeout: PLAYS_WITHIN_MS })
}

async function take(browser: Browser, url: string, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      viewport,
      locale: 'en-US',
      timezoneId: 'UTC',
      hasTouch: size === 'phone',
    })
    const page = await context.newPage()
    await page.goto(url)
    await play(page)
    await page.mouse.move(0, 0)
    await page.waitForTimeout(IDLE_MS)
    await page.screenshot({ path: path.join(FOLDER, `${name}-${size}.jpg`), type: 'jpeg', quality: 82 })
    await context.close()
  }
}

fs.mkdirSync(FOLDER, { recursive: true })
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-pictures-'))
const site = await openLocalSite({ port: PORT, dataDir, backendVars: conveniencesOf({}) })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  await fetch(site.url)
  const match = await findMatch(site.url)
  await take(browser, `${site.url}/`, 'home')
  await take(browser, `${site.url}/soccer/${match.id}`, 'match')
  await take(browser, `${site.url}/live/${match.roomId}`, 'room')
} finally {
  await browser.close()
  await site.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
process.stdout.write(`docs/pictures: ${fs.readdirSync(FOLDER).join(', ')}\n`)
