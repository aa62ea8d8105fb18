import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { ask } from '#tests/support/ask.ts'
import { liveMatches } from '#tests/support/calls.ts'
import { fillDisk } from '#tests/support/database.ts'
import { goal, importPushedMatch, pushEvents } from '#tests/support/feed-push.ts'
import { accountMenu, tokenOf } from '#tests/support/login-dialog.ts'
import { writeOldState } from '#tests/support/old-state.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { expect, FAILED_TO_LOAD, type Faults, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

/** What a browser says of a server that is away. */
const allowLostServer = (faults: Faults) =>
  faults.allow(FAILED_TO_LOAD, /WebSocket connection|ERR_CONNECTION|ERR_EMPTY/)

/** A page of a user of its own on a site that a test opened. */
async function openAsUser(browser: Browser, { url }: Site): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: freshHeaders(),
  })
  const page = await context.newPage()
  await signInAsNew(page)
  return { page, token: await tokenOf(context) }
}

async function callAs<T>({ url }: Site, token: string, path: string): Promise<T> {
  const headers = { token, lan: 'en_US', 'cf-connecting-ip': '203.0.113.77' }
  const response = await fetch(`${url}/java${path}`, { headers, signal: AbortSignal.timeout(10_000) })
  const envelope = (await response.json()) as { status: string; result: T }
  if (envelope.status !== 'success') throw new Error(`${path}: ${JSON.stringify(envelope)}`)
  return envelope.result
}

const followTeam = (site: Site, token: string, id: number) =>
  callAs<{ fanCount: number }>(site, token, `/user/followUser?kind=team&userId=${id}&isFollowed=true`)

/** Acts on one thing after the other until an act fails; adds to `done` what was acknowledged. */
async function untilLost<T>(things: Iterable<T>, act: (thing: T) => Promise<unknown>, done: T[]): Promise<void> {
  for (const thing of things) {
    try {
      await act(thing)
    } catch {
      return
    }
    done.push(thing)
  }
}

function* countFrom(first: number): Generator<number> {
  for (let each = first; ; each++) yield each
}

/** As many acknowledged writes of each kind as a kill comes after. */
const ENOUGH = 10
const scoreboard = (page: Page) => page.getByRole('region', { name: 'Scoreboard' })
const homeScore = async (page: Page) =>
  Number(((await scoreboard(page).locator('p:has(.figures)').first().textContent()) ?? '').split(':')[0])

test(
  'a kill in the middle of writes loses nothing that was acknowledged and doubles nothing; pages heal',
  SWEEP,
  async ({ browser, faults }, info) => {
    const dataDir = info.outputPath('state')
    let site = await openSite({ dataDir, port: 0 })
    try {
      const { page, token } = await openAsUser(browser, site)
      const matchId = await importPushedMatch(site.url, dataDir)
      await page.goto(`/en/soccer/${matchId}`)
      await expect(page.getByText('Live updates are on')).toBeVisible()
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))

      const pushed: number[] = []
      const push = async (seq: number) => {
        const answer = await pushEvents(site.url, dataDir, matchId, [goal(seq)])
        if (!answer.ok) throw new Error(await answer.text())
      }
      const teams = [...new Set((await liveMatches(site.url)).flatMap(({ home, away }) => [home.id, away.id]))]
      const followed: number[] = []
      const follows = untilLost(teams, (id) => followTeam(site, token, id), followed)
      const pushes = untilLost(countFrom(2), push, pushed)
      await expect.poll(() => Math.min(followed.length, pushed.length), { intervals: [10] }).toBeGreaterThan(ENOUGH)
      allowLostServer(faults)
      await site.kill({ isWhole: true })
      await Promise.all([follows, pushes])
      expect(followed.length, 'the kill came in the middle').toBeLessThan(teams.length)

      site = await openSite({ dataDir, port: Number(new URL(site.url).port) })
      const uid = (await callAs<{ user: { uid: number } }>(site, token, '/user/info')).user.uid
      const { total } = await callAs<{ total: number }>(site, token, `/user/getFollowOrFansH5?type=1&userId=${uid}`)
      const stored: number[] = []
      for (let at = 0; at < followed.length; at += 60) {
        const ids = followed.slice(at, at + 60).join()
        const among = await callAs<{ followed: number[] }>(site, token, `/user/getFollowedAmong?kind=team&ids=${ids}`)
        stored.push(...among.followed)
      }
      expect(stored.toSorted()).toEqual(followed.toSorted())
      // One more may have been on its way.
      expect(total - followed.length).toBeLessThanOrEqual(1)
      for (const id of teams.slice(0, followed.length + 1)) expect((await followTeam(site, token, id)).fanCount).toBe(1)

      const again = await pushEvents(site.url, dataDir, matchId, [1, ...pushed].map(goal))
      expect(await again.json()).toMatchObject({ status: 'ok', added: 0 })
      const goals = pushed.length + 1
      await push(goals + 1)
      await expect(page.getByText('Live updates are on')).toBeVisible({ timeout: 30_000 })
      await expect.poll(() => homeScore(page), { timeout: 30_000 }).toBe(goals)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      await page.reload()
      expect(await homeScore(page)).toBe(goals)
      await expect(accountMenu(page)).toBeVisible()

      await site.kill({ isWhole: false })
      expect((await ask(`${site.url}/healthz`)).status, 'workerd goes on without the process that started it').toBe(200)
      site = await openSite({ dataDir, port: Number(new URL(site.url).port) })
      expect((await callAs<{ user: { uid: number } }>(site, token, '/user/info')).user.uid).toBe(uid)
      await page.context().close()
    } finally {
      await site.stop()
    }
  },
)

/** A file system of its own; undefined when this machine does not let us have one. */
function smallDisk(info: TestInfo, megabytes: number): { folder: string; remove(): void } | undefined {
  const folder = info.outputPath('disk')
  fs.mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return { folder, remove: () => execFileSync('umount', ['--lazy', folder]) }
}

const DISK_MB = 96
const TEXT = 'The clock of one match stood still.'

test(
  'on a full disk the database is lost for a time: a write is refused in words, nobody is signed out, all heals',
  SWEEP,
  async ({ browser, faults }, info) => {
    const disk = smallDisk(info, DISK_MB)
    test.skip(!disk, 'needs the right to mount a tmpfs (root)')
    if (!disk) return
    const dataDir = disk.folder
    const site = await openSite({ dataDir, port: 0 })
    try {
      const { page, token } = await openAsUser(browser, site)
      const matchId = await importPushedMatch(site.url, dataDir)
      await page.goto('/en/userInfo/feedback')
      await untilHydrated(page)
      const message = page.getByLabel('Your message')
      const send = page.getByRole('button', { name: 'Send feedback' })
      const sent = page.getByRole('listitem').filter({ hasText: TEXT })
      await message.fill('Before.')
      await send.click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Before.' })).toBeVisible()

      faults.allow(FAILED_TO_LOAD, /./)
      const free = await fillDisk(dataDir)
      expect((await pushEvents(site.url, dataDir, matchId, [goal(2)])).status).toBe(503)
      await message.fill(TEXT)
      await send.click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Network problem')
      await expect(message).toHaveValue(TEXT)
      const other = await page.context().newPage()
      expect((await other.goto('/en/match'))?.status()).toBeGreaterThanOrEqual(500)
      await expect(other.getByRole('heading', { name: 'Network problem' })).toBeVisible()
      await expect(accountMenu(other)).toBeVisible()
      const guest = await ask(`${site.url}/en/live`)
      expect(await guest.text()).toContain('Network problem')
      expect(await tokenOf(page.context())).toBe(token)

      free()
      await send.click()
      await expect(sent).toHaveCount(1)
      await untilHydrated(other)
      await expect(async () => {
        const again = other.getByRole('button', { name: 'Try again' })
        // Once pressed it is gone, even where the list takes its time.
        if (await again.isVisible()) await again.click({ timeout: 1000 })
        await expect(other.getByRole('region', { name: 'Matches', exact: true })).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 60_000 })
      await page.reload()
      await expect(page.getByRole('listitem').filter({ hasText: 'Before.' })).toHaveCount(1)
      await expect(sent).toHaveCount(1)
      const push = await pushEvents(site.url, dataDir, matchId, [goal(2)])
      expect(await push.json()).toEqual({ status: 'ok', seq: 2, added: 1 })
      await expect.poll(async () => (await ask(`${site.url}/healthz`)).status).toBe(200)
      await page.context().close()
    } finally {
      await site.stop()
      disk.remove()
    }
  },
)

test(
  'a start on the state of a version with one database keeps its users signed in, once and for all',
  SWEEP,
  async () => {
    const dataDir = test.info().outputPath('old-state')
    const old = { uid: 1_234_567_890, username: 'Veteran', token: 'token-of-an-old-session', gold: 77 }
    await writeOldState(dataDir, old)
    for (const start of ['first', 'second']) {
      const site = await openSite({ dataDir, port: 0 })
      try {
        const { user } = await callAs<{ user: object }>(site, old.token, '/user/info')
        expect(user, start).toMatchObject({ uid: old.uid, username: old.username, own: { gold: old.gold } })
      } finally {
        await site.stop()
      }
    }
  },
)
