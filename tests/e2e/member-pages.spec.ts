import type { Browser, Page } from '@playwright/test'
import type { Envelope } from '#contract/call.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { accountMenu, tokenOf } from '#tests/support/login-dialog.ts'
import { type DemoAccount, freshAddress, freshHeaders, signIn } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

const PATHS = ['/', '/live', '/match', '/match/soccer', '/soccer/data', '/s/arsenal', '/ar/match', '/userInfo/info']
const TIMES = 4

/** A parameter that only the browser reads: such a page is rendered for its visitor alone. */
const ALONE = '?t=1'

// One after the other: the first asks for many pages at once.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(freshHeaders()))

interface Visitor {
  /** Undefined for a guest. */
  name?: DemoAccount
  headers: Record<string, string>
}

async function visitor(browser: Browser, origin: string, name: DemoAccount): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin })
  await signIn(await context.newPage(), name)
  const cookie = `token=${await tokenOf(context)}`
  await context.close()
  return { name, headers: { cookie, 'accept-language': 'en', 'cf-connecting-ip': freshAddress() } }
}

const guest = (): Visitor => ({ headers: { 'accept-language': 'en', 'cf-connecting-ip': freshAddress() } })

/** Whom a page names: in its header, and in the data of its viewer. */
const namesIn = (html: string): (string | undefined)[] => [
  ...[
    ...html.matchAll(/<summary aria-label="[^"]*?(\w+)(?:, [^"]*)?" title="[^"]*"[^>]*><span class="relative">/g),
  ].map(([, name]) => name),
  ...[...html.matchAll(/\[\["viewer"\],\{"data":\{"uid":\d+,"username":"(\w+)"/g)].map(([, name]) => name),
]

test('visitors who ask for the same pages at once see nobody’s account but their own', async ({ browser, origin }) => {
  const accounts: DemoAccount[] = ['viewer', 'vip', 'anchor']
  const members: Visitor[] = []
  for (const name of accounts) members.push(await visitor(browser, origin, name))
  for (const path of PATHS) await fetch(origin + path, { headers: guest().headers })
  const asked = PATHS.flatMap((path) =>
    Array.from({ length: TIMES }, () => [...members, guest()])
      .flat()
      .map((who) => ({ who, path })),
  )
  const answers = await Promise.all(
    asked.map(async ({ who, path }) => {
      const response = await fetch(origin + path, { headers: who.headers })
      return { who, path, response, html: await response.text() }
    }),
  )
  for (const { who, path, response, html } of answers) {
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'private, no-cache'])
    expect([path, namesIn(html)]).toEqual([path, who.name ? [who.name, who.name] : []])
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect([path, cookies.includes('userInfo')]).toEqual([path, who.name !== undefined])
  }
})

/** The elements of a page that follow neither from its address nor from the moment of a live match. */
const elementsOf = (html: string): string[] =>
  html
    .slice(html.indexOf('<header'), html.indexOf('<script id="queries"'))
    .replaceAll(/<li class="row row-live">.*?<\/li>/gs, '<live match>')
    .replaceAll(ALONE, '')
    .replaceAll(/ active(?=")| data-status="active"| aria-current="page"/g, '')
    .split('<')

test('a member’s page is the one that is rendered for her alone', async ({ browser, origin }) => {
  const { headers } = await visitor(browser, origin, 'vip')
  const listed = await fetch(`${origin}/java/v2/match/getPCPastGameMatch`, {
    method: 'POST',
    headers: { 'cf-connecting-ip': freshAddress() },
    body: JSON.stringify({ gameIds: [202], size: 1 }),
  })
  const { result } = (await listed.json()) as Envelope & { result: { matches: MatchRow[] } }
  const match = `/soccer/${result.matches[0]?.id}`
  for (const path of ['/soccer/data', '/en/basketball/data', '/s/arsenal', match, '/nowhere']) {
    const read = async (address: string) => elementsOf(await (await fetch(origin + address, { headers })).text())
    // A shared page may be some seconds old, in which a match may have begun.
    await expect(async () => {
      const [shared, alone] = [await read(path), await read(path + ALONE)]
      expect(shared).toContain('bdi class="truncate">vip')
      expect(shared).toEqual(alone)
    }).toPass({ timeout: 30_000 })
  }
})

async function openMenu(page: Page): Promise<void> {
  await accountMenu(page).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
}

test('a member’s page wakes up as hers, without a fault', async ({ page }) => {
  await signIn(page, 'viewer')
  for (const path of ['/en', '/en/live', '/en/match', '/en/soccer/data']) {
    await open(page, path)
    await openMenu(page)
  }
})
