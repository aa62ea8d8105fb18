import type { Browser, Page } from '@playwright/test'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { ChatSocket } from '#tests/support/chat-socket.ts'
import {
  makeRoomOf,
  setProfile,
  setRoomTexts,
  storeComments,
  storeGoodsOrder,
  storePlan,
} from '#tests/support/database.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'
import { payloadsWithin, XSS_PAYLOADS } from '#tests/support/xss-payloads.ts'
import { trapScripts } from '#tests/support/xss-trap.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const FOOTBALL = 202
const ALL = payloadsWithin(20_000)

async function inOtherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: freshHeaders() })
  return context.newPage()
}

const OWN_PAGE = { lan: 'en_US', 'sec-fetch-site': 'same-origin' }
/** What no rule for links takes for one. */
const SAID = '<script>alert(1)</script> <img src=x onerror=alert(1)> <svg/onload=alert(1)>'

/** A call as the page's user; what came back. */
async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const response = await page.request.post(`/java${path}`, { data, headers: OWN_PAGE })
  const { status, result, errorMsg } = (await response.json()) as { status: string; result: unknown; errorMsg?: string }
  expect(status, `${path}: ${errorMsg}`).toBe('success')
  return result as Record<string, unknown>
}

/** Opens pages, and looks at each to its end. */
async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  const expectNothing = await trapScripts(page)
  for (const path of paths) {
    await open(page, path)
    await page.mouse.move(200, 300)
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    })
    await expectNothing(path)
  }
}

test('nothing that a user wrote runs: name, signature, comments, texts of a room, chat', async ({
  page,
  browser,
  origin,
}) => {
  test.slow()
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  const author = await inOtherBrowser(browser, origin)
  await author.goto('/en')
  const uid = await signInAsNew(author)
  await post(author, '/user/modifyUser', { signature: payloadsWithin(120) })
  await post(author, '/comment/add', { subject: `match:${match.id}`, text: SAID })
  const room = await makeRoomOf(sharedDataDir(), uid)
  const { ticket } = (await (await author.request.get('/java/user/socketTicket')).json()).result as { ticket: string }
  const chat = await ChatSocket.open(origin, room, { ticket })
  chat.say(SAID)
  await chat.heardAt(SAID)
  await setProfile(sharedDataDir(), uid, ALL.slice(0, 3000), ALL)
  await setRoomTexts(sharedDataDir(), room, ALL.slice(0, 5000))
  await storeComments(sharedDataDir(), `match:${match.id}`, uid, XSS_PAYLOADS)

  const comments = `/en${pathOf(match)}?tab=comments`
  await lookAt(page, [`/en/userInfo/${uid}`, `/en/live/${room}`, `/en/anchor/${room}`])
  const expectNothing = await trapScripts(page)
  await open(page, comments)
  const list = page.getByRole('region', { name: 'Comments' })
  const more = list.getByRole('button', { name: 'Show more comments' })
  for (let parts = 1; parts * 20 < XSS_PAYLOADS.length; parts += 1) {
    await more.click()
    await expect.poll(() => list.getByRole('article').count()).toBeGreaterThan(parts * 20)
  }
  await expect(list.getByText('{{constructor.constructor', { exact: false }).first()).toBeVisible()
  await expectNothing(comments)
  await author.context().close()
})

test(
  'nothing that runs is stored with an article, and nothing that was written for one runs',
  SWEEP,
  async ({ page, browser, origin }) => {
    test.slow()
    const admin = await inOtherBrowser(browser, origin)
    await admin.goto('/en')
    await signIn(admin, 'admin')
    const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    const article = (content: object[]) => ({
      matchIds: [],
      language: 'en_US',
      revision: 0,
      title: payloadsWithin(120, 20),
      summary: payloadsWithin(280, 40),
      document: { type: 'doc', content },
    })
    for (const href of XSS_PAYLOADS.filter((each) => !/^(?:https?:|\/)/.test(each))) {
      const link = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }
      const response = await admin.request.post('/java/admin/news/save', {
        headers: OWN_PAGE,
        data: article([{ type: 'paragraph', content: [link] }]),
      })
      expect(((await response.json()) as { status: string }).status, href).toBe('fail')
    }
    const made = await post(
      admin,
      '/admin/news/save',
      article([
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: ALL.slice(0, 1000) }] },
        ...XSS_PAYLOADS.map(words),
        { type: 'blockquote', content: [words(ALL.slice(0, 2000))] },
      ]),
    )
    await post(admin, '/admin/news/decide', { id: made.id, act: 'publish' })
    await lookAt(admin, ['/en/admin/articles', `/en/admin/article?id=${made.id}`])
    await lookAt(page, [`/en/news/${made.id}`, '/en/news'])
    for (const feed of ['/news/rss.xml', '/sitemap.xml']) {
      const text = await (await page.request.get(feed)).text()
      expect(text, feed).not.toMatch(/<script|<img src=x/i)
    }
    await admin.context().close()
  },
)

test('nothing that was written to staff, by experts or by staff runs', SWEEP, async ({ page, browser, origin }) => {
  test.slow()
  const match = await findMatchWithStatus(origin, FOOTBALL, 'scheduled')
  const author = await inOtherBrowser(browser, origin)
  await author.goto('/en')
  const uid = await signInAsNew(author)
  await post(author, '/user/feedback', { kind: 'other', text: payloadsWithin(1900), contact: payloadsWithin(110, 30) })
  await post(author, '/mall/address', {
    recipient: payloadsWithin(60, 50),
    address: payloadsWithin(300, 70),
    contact: payloadsWithin(100, 10),
  })
  const commented = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  const { comment } = await post(author, '/comment/add', {
    subject: `match:${commented.id}`,
    text: SAID,
  })
  const plan = await storePlan(sharedDataDir(), {
    uid,
    matchId: match.id,
    startsAt: Date.parse(match.startsAt),
    text: ALL.slice(0, 8000),
  })
  const order = await storeGoodsOrder(sharedDataDir(), uid, ALL.slice(0, 2000))
  await setProfile(sharedDataDir(), uid, ALL.slice(0, 3000), ALL)
  const admin = await inOtherBrowser(browser, origin)
  await admin.goto('/en')
  await signIn(admin, 'admin')
  const reason = payloadsWithin(200)
  await post(admin, '/admin/comment/takeOut', { id: (comment as { id: number }).id, reason })
  await lookAt(page, [
    `/en/expert/p${plan}`,
    `/en/expert/${uid}`,
    '/en/expert',
    '/en/expert/allExperts',
    `/en${pathOf(match)}`,
  ])
  await lookAt(author, [
    '/en/userInfo/send',
    '/en/userInfo/info',
    '/en/mall/addresses',
    `/en/mall/orders/${order}`,
    '/en/creatorCenter/progManage',
  ])
  await lookAt(admin, [
    '/en/admin/feedback',
    '/en/admin/mall',
    `/en/admin/mall/${order}`,
    '/en/admin/reports?state=decided',
    '/en/admin/audit',
    `/en/admin/users/${uid}`,
    `/en/admin/experts?uid=${uid}`,
    `/en/admin/plans?uid=${uid}`,
  ])
  await admin.context().close()
  await author.context().close()
})

test(
  'nothing of a user’s posts and videos runs, for her, for staff or for readers',
  SWEEP,
  async ({ page, browser, origin }) => {
    test.slow()
    const author = await inOtherBrowser(browser, origin)
    await author.goto('/en')
    const uid = await signInAsNew(author)
    const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    const draft = {
      revision: 0,
      title: '<img src=x onerror=alert(1)> <script>alert(1)</script>',
      language: 'en_US',
      document: { type: 'doc', content: XSS_PAYLOADS.filter((text) => !text.includes('://')).map(words) },
    }
    const saved = (await post(author, '/post/save', draft)) as { post: { id: number; revision: number } }
    const sent = await post(author, '/post/send', { id: saved.post.id, revision: saved.post.revision })
    expect(sent).toHaveProperty('post')
    const video = await post(author, '/video/start', {
      name: 'a"><svg onload=alert(1)>.mp4',
      size: 5_000,
      type: 'video/mp4',
    })
    await post(author, '/video/save', {
      ...{ id: video.id, revision: 0, isSent: false, language: 'en_US' },
      ...{ title: payloadsWithin(100), summary: payloadsWithin(500, 30) },
      chapters: [{ seconds: 0, title: '<svg/onload=alert(1)>' }],
    })
    await lookAt(author, ['/en/userInfo/userPost', `/en/userInfo/send?order=${saved.post.id}`, '/en/videos/mine'])
    const admin = await inOtherBrowser(browser, origin)
    await admin.goto('/en')
    await signIn(admin, 'admin')
    await lookAt(admin, [`/en/admin/posts?uid=${uid}`, `/en/admin/videos?uid=${uid}`])
    const { revision } = (sent as { post: { revision: number } }).post
    await post(admin, '/admin/post/decide', { id: saved.post.id, revision, act: 'publish', reason: SAID })
    await lookAt(page, [
      `/en/news/${saved.post.id}`,
      `/en/userInfo/${uid}`,
      `/en/userInfo/${uid}?tab=videos`,
      '/en/news',
    ])
    await author.context().close()
    await admin.context().close()
  },
)
