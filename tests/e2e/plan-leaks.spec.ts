import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Call } from '#contract/call.ts'
import { optionsOf } from '#contract/plan-rules.ts'
import { TABLES } from '#contract/tables.ts'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const FOOTBALL = 202
const HOUR_MS = 3_600_000
const MARKER = 'qzvlocked'
/** Finds the marker where it is indexed, and is said back by the search itself. */
const LOOKED_FOR = 'qzvlock'
const TITLE = `What everybody sees ${randomUUID().slice(0, 8)}`
const DOCUMENT = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `${MARKER} in a heading` }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: `${MARKER} in a text, and ` },
        { type: 'text', text: 'a link', marks: [{ type: 'link', attrs: { href: `https://${MARKER}.test/` } }] },
      ],
    },
  ],
}

const HEADERS = { sysType: 'PC', lan: 'en_US', 'sec-fetch-site': 'same-origin' }

async function tell<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const headers = { ...HEADERS, 'idempotency-key': randomUUID() }
  const answer = await (await request.post(`/java${path}`, { data, headers })).json()
  expect(answer.status, `${path}: ${answer.errorMsg}`).toBe('success')
  return answer.result as T
}

const CALLS = Object.values(TABLES).flatMap((table): Call[] => Object.values(table))
/** Calls that read. Those whose answers never end, or that need more than a query, answer nothing here. */
const READS = CALLS.filter(
  ({ method, access, isWrite }) => method === 'GET' && !isWrite && !['administrator', 'moderator'].includes(access),
)

/** The names of what a call takes. */
const namesOf = ({ input }: Call): string[] =>
  ((input as { props?: { key: string }[] }).props ?? []).map(({ key }) => key)

test('nobody gets what is locked of a plan: not in pages, calls, the search, feeds or the site map', async ({
  browser,
  origin,
}) => {
  test.slow()
  const newPage = async () =>
    (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()
  const [expert, staff, viewer, guest] = [await newPage(), await newPage(), await newPage(), await newPage()]
  await signIn(expert, 'expert')
  await signIn(staff, 'admin')
  await signInAsNew(viewer)
  const match = await findMatchWithStatus(
    origin,
    FOOTBALL,
    'scheduled',
    ({ startsAt, odds }) => odds !== undefined && Date.parse(startsAt) > Date.now() + HOUR_MS,
  )
  const [option] = optionsOf('football', match.odds)
  const plan = { ...option, title: TITLE, label: '', price: 9, hasRefund: true, document: DOCUMENT, matchId: match.id }
  const { id } = await tell<{ id: number }>(expert.request, '/expert/plan', plan)
  await tell(staff.request, '/admin/plan/decide', { id, revision: 1, act: 'publish', reason: 'As it reads' })
  const shown = await (
    await guest.request.get(`/java/expert_plan/getExpertPlanInfo?planId=${id}`, { headers: HEADERS })
  ).json()
  const { uid, username } = shown.result.plan.expert

  const pages = [
    ...['/', '/expert', '/expert/allExperts', '/expert/specialist', `/expert/p${id}`, `/expert/${uid}`],
    ...[
      pathOf(match),
      `/s/${LOOKED_FOR}`,
      `/s/${encodeURIComponent(TITLE)}`,
      '/sitemap.xml',
      '/news/rss.xml',
      '/robots.txt',
    ],
    ...['/zh-Hans/expert', `/ar/expert/p${id}`, '/userInfo/userNews', '/expert/bought', '/creatorCenter/progManage'],
  ]
  const query = {
    ...{ id, planId: id, expertId: uid, userId: uid, uid, matchId: match.id, gameId: FOOTBALL, text: LOOKED_FOR },
    ...{ game: 'soccer', leagueId: match.league.id, teamId: match.home.id, page: 1, username },
  }
  const addresses = [
    ...pages,
    ...READS.map((entry) => {
      const path = entry.path.replace(/:(\w+)/g, (_, name: string) => String(query[name as 'id'] ?? id))
      // Only what it takes: another parameter is refused.
      const named = Object.entries(query).filter(([name]) => namesOf(entry).includes(name))
      return `/java${path}?${new URLSearchParams(named.map(([name, value]) => [name, String(value)]))}`
    }),
  ]
  let told = 0
  for (const reader of [guest, viewer])
    for (const address of addresses) {
      const response = await reader.request.get(address, { headers: HEADERS, maxRedirects: 3 }).catch(() => undefined)
      const text = (await response?.text()) ?? ''
      expect(text, address).not.toContain(MARKER)
      if (text.includes(TITLE)) told += 1
    }
  // Lists, pages and calls that show the plan were among them.
  expect(told).toBeGreaterThan(8)
  // And what was looked for is there for who wrote it.
  const opened = await expert.request.get(`/java/expert_plan/open?planId=${id}`, { headers: HEADERS })
  expect(await opened.text()).toContain(MARKER)
  for (const context of browser.contexts()) await context.close()
})
