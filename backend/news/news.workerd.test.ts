import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeSimulatedNews } from '#backend/comment/remove-simulated-news.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { articles, articleTexts } from '#backend/db/accounts/schema/articles.ts'
import { comments } from '#backend/db/accounts/schema/comments.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import main from '#brands/main.json' with { type: 'json' }
import { adminCalls } from '#contract/admin.ts'
import { adminNewsCalls } from '#contract/admin-news.ts'
import type { Answer, Call, Input } from '#contract/call.ts'
import { commentCalls } from '#contract/comment.ts'
import { newsCalls } from '#contract/news.ts'
import { isDocument, textOf } from '#contract/news-document.ts'
import { DOCUMENT_MAX } from '#contract/news-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { addArticleViews } from './articles.store.ts'
import { writeSimulatedNews } from './simulated/write-simulated.ts'

const NOW = EVENING
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()
const BRAND = 'news-test'
const DEMO = 'news-demo'
/** Of no other test. */
const MATCH = 7_540_001

const put = (id: string, isDemo: boolean) =>
  testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: [`${id}.test`], isDemo }))

beforeAll(async () => {
  await put(BRAND, false)
  await put(DEMO, true)
})
afterAll(async () => {
  for (const id of [BRAND, DEMO]) await testEnv.BRANDS.delete(`brand:${id}`)
  const db = openAccountDatabase(testEnv)
  await db.batch([db.delete(articleTexts), db.delete(articles)])
})

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const DRAFT = {
  language: 'en_US' as const,
  title: ' A night to remember ',
  summary: 'What happened.',
  document: paragraph('It happened.'),
  matchIds: [MATCH],
  gameId: 202,
  brand: BRAND,
  revision: 0,
} satisfies Input<typeof adminNewsCalls.saveArticle>

async function editor(at = NOW) {
  const { token, uid } = await makeUser(['administrator'])
  const asked = { token, at }
  return {
    uid,
    call: <C extends Call>(entry: C, input: Input<C>, when = at): Promise<Answer<C>> =>
      call(entry, input, { ...asked, at: when }),
    ask: (entry: Call, input: object) => envelopeOf(entry, input, asked),
  }
}

const read = (id: number, at = NOW, lan = 'en_US', brand = BRAND) =>
  envelopeOf(newsCalls.getArticle, { id, brand }, { at, lan })
const idsOf = async (input: object, at = NOW) =>
  (await call(newsCalls.listNews, input, { at })).list.map(({ id }) => id)

test('an article is read when it is published, by its brand, in the reader’s language', async () => {
  const staff = await editor()
  const { id, state } = await staff.call(adminNewsCalls.saveArticle, DRAFT)
  expect(state).toBe('draft')
  expect(await read(id)).toMatchObject({ errorMsg: 'not_found' })
  await staff.call(adminNewsCalls.saveArticle, {
    ...DRAFT,
    id,
    language: 'zh_CN',
    title: 'Z',
    document: paragraph('zzz'),
  })
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish' })
  expect(await read(id)).toMatchObject({
    result: {
      title: 'A night to remember',
      language: 'en_US',
      author: { uid: staff.uid },
      matchIds: [MATCH],
      reading: 1,
    },
  })
  expect(await read(id, NOW, 'zh_tw')).toMatchObject({ result: { title: 'Z', languages: ['en_US', 'zh_CN'] } })
  expect(await read(id, NOW, 'en_US', DEMO)).toMatchObject({ errorMsg: 'not_found' })
  expect(await idsOf({ brand: BRAND, gameId: 202 })).toContain(id)
  expect(await idsOf({ brand: BRAND, gameIds: '202,1' })).toContain(id)
  for (const input of [{ brand: DEMO }, { brand: BRAND, gameId: 201 }, { brand: BRAND, gameIds: '201' }, {}])
    expect(await idsOf(input)).not.toContain(id)
  const hot = await call(newsCalls.getHotNewsByGame, { gameId: 202, brand: BRAND }, { at: NOW })
  expect(hot.list.map((line) => line.id)).toContain(id)
  const own = await call(newsCalls.listUserHot, { userId: staff.uid, brand: BRAND }, { at: NOW })
  expect(own.list.map((line) => line.id)).toEqual([id])
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'take_off' })
  expect(await read(id)).toMatchObject({ errorMsg: 'not_found' })
})

test('hot is what is read; readers of what is not public are not counted', async () => {
  const staff = await editor()
  const ids: number[] = []
  for (const title of ['First', 'Second', 'Third']) {
    const { id } = await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, title, gameId: 209 })
    ids.push(id)
    if (title !== 'Third') await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish' })
  }
  const [first = 0, second = 0, draft = 0] = ids
  const db = openAccountDatabase(testEnv)
  const hot = async () =>
    (await call(newsCalls.getHotNewsByGame, { gameId: 209, brand: BRAND }, { at: NOW })).list.map(({ id }) => id)
  expect(await hot()).toEqual([second, first])
  const things = [
    { id: first, views: 2 },
    { id: draft, views: 9 },
    { id: 10 ** 9, views: 9 },
  ]
  await addArticleViews(db, { hour: 1, things })
  await addArticleViews(db, { hour: 1, things })
  expect(await hot()).toEqual([first, second])
  const own = await call(newsCalls.listUserHot, { userId: staff.uid, brand: BRAND }, { at: NOW })
  expect(own.list.map(({ id }) => id)).toEqual([first, second])
  const views = await db.select({ id: articles.id, views: articles.views }).from(articles)
  expect(views.filter(({ id }) => ids.includes(id)).map((row) => row.views)).toEqual([4, 0, 0])
  for (const id of [0, -1, 1.5, '7', null])
    expect(await envelopeOf(newsCalls.viewArticle, { id }, { at: NOW })).toMatchObject({ status: 'fail' })
})

test('the map of a site names its public articles with their languages and when each was last changed', async () => {
  const staff = await editor()
  const { id } = await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, gameId: 201 })
  await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, id, language: 'ar' }, later(5))
  const places = async (input: object) =>
    (await call(newsCalls.listArticlePlaces, input, { at: later(9) })).list.filter((place) => place.id === id)
  expect(await places({ brand: BRAND })).toEqual([])
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish' })
  // The clock of a test may be a millisecond slow.
  const slow = new Date(Date.parse(later(5)) - 1).toISOString()
  const updatedAt = expect.stringMatching(new RegExp(`^(${later(5)}|${slow})$`))
  const place = { id, gameId: 201, languages: expect.arrayContaining(['en_US', 'ar']), updatedAt }
  expect(await places({ brand: BRAND })).toEqual([place])
  expect(await places({ brand: BRAND, gameIds: '201' })).toEqual([place])
  for (const input of [{}, { brand: DEMO }, { brand: BRAND, gameIds: '202' }]) expect(await places(input)).toEqual([])
})

test('an article that was written before it was public was not updated since', async () => {
  const staff = await editor()
  const { id } = await staff.call(adminNewsCalls.saveArticle, DRAFT)
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish', at: later(30) })
  expect(await read(id, later(31))).toMatchObject({ result: { publishedAt: later(30), updatedAt: later(30) } })
})

test('a scheduled article is public from its minute on', async () => {
  const staff = await editor()
  const { id } = await staff.call(adminNewsCalls.saveArticle, DRAFT)
  const answer = await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish', at: later(30) })
  expect(answer).toMatchObject({ state: 'scheduled', publishAt: later(30) })
  expect(await read(id, later(29))).toMatchObject({ errorMsg: 'not_found' })
  expect(await idsOf({ brand: BRAND }, later(29))).not.toContain(id)
  expect(await read(id, later(30))).toMatchObject({ status: 'success' })
  expect(await idsOf({ brand: BRAND }, later(31))).toContain(id)
  const scheduled = await staff.call(adminNewsCalls.listArticles, { state: 'scheduled' })
  expect(scheduled.list.map((line) => line.id)).toContain(id)
  expect(await staff.ask(adminNewsCalls.decideArticle, { id, act: 'publish', at: later(60 * 24 * 400) })).toMatchObject(
    {
      errorMsg: 'out_of_range',
    },
  )
})

test('of two who change the same text the second is told, and her change is not stored', async () => {
  const [one, other] = [await editor(), await editor()]
  const { id } = await one.call(adminNewsCalls.saveArticle, DRAFT)
  await other.call(adminNewsCalls.saveArticle, { ...DRAFT, id, revision: 1, title: 'Other' })
  expect(await one.ask(adminNewsCalls.saveArticle, { ...DRAFT, id, revision: 1, title: 'Mine' })).toMatchObject({
    errorMsg: 'order_moved',
  })
  // A language that is there is not new.
  expect(await one.ask(adminNewsCalls.saveArticle, { ...DRAFT, id })).toMatchObject({ errorMsg: 'order_moved' })
  const { texts } = await one.call(adminNewsCalls.getAnyArticle, { id })
  expect(texts).toMatchObject([{ title: 'Other', revision: 2 }])
})

test('of two who change what an article has besides its text the second is told, unless she changed none of it', async () => {
  const [one, other] = [await editor(), await editor()]
  const { id, matchIds, gameId, brand } = await one.call(adminNewsCalls.saveArticle, DRAFT)
  const basedOn = { matchIds, gameId, brand }
  await other.call(adminNewsCalls.saveArticle, { ...DRAFT, id, revision: 1, basedOn, matchIds: [MATCH, MATCH + 1] })
  const saved = { ...DRAFT, id, basedOn }
  expect(await one.ask(adminNewsCalls.saveArticle, { ...saved, revision: 2, gameId: 201 })).toMatchObject({
    errorMsg: 'order_moved',
  })
  // Her text is another language, and what stands beside it stays as the other one left it.
  const answer = await one.call(adminNewsCalls.saveArticle, { ...saved, revision: 0, language: 'ar' })
  expect(answer).toMatchObject({ matchIds: [MATCH, MATCH + 1], gameId: 202 })
  // What is the same by both is no conflict.
  const same = await one.call(adminNewsCalls.saveArticle, {
    ...saved,
    revision: 1,
    language: 'ar',
    matchIds: [MATCH, MATCH + 1],
  })
  expect(same.texts.map(({ revision }) => revision)).toEqual([2, 2])
  // What a change without a base says of it is not stored.
  await one.call(adminNewsCalls.saveArticle, { ...DRAFT, id, revision: 2, gameId: 1 })
  expect(await one.call(adminNewsCalls.getAnyArticle, { id })).toMatchObject({ gameId: 202 })
})

test('a public article keeps its titles, also in a language that is added', async () => {
  const staff = await editor()
  const { id } = await staff.call(adminNewsCalls.saveArticle, DRAFT)
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish' })
  for (const change of [
    { revision: 1, title: ' ' },
    { revision: 0, language: 'ar' as const, title: '' },
  ])
    expect(await staff.ask(adminNewsCalls.saveArticle, { ...DRAFT, id, ...change })).toMatchObject({
      errorMsg: 'title_missing',
    })
  expect(await read(id)).toMatchObject({ result: { title: 'A night to remember', languages: ['en_US'] } })
})

test('what is not public is deleted with its pictures and comments, a language but not the last', async () => {
  const staff = await editor()
  const { id } = await staff.call(adminNewsCalls.saveArticle, DRAFT)
  await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, id, language: 'ar' })
  expect(await staff.call(adminNewsCalls.deleteArticle, { id, language: 'ar' })).toEqual({ isDeleted: true })
  for (const language of ['en_US', 'jp'] as const)
    expect(await staff.ask(adminNewsCalls.deleteArticle, { id, language })).toMatchObject({ errorMsg: 'order_moved' })
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish' })
  expect(await staff.ask(adminNewsCalls.deleteArticle, { id })).toMatchObject({ errorMsg: 'order_moved' })
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'take_off' })
  const { history } = await staff.call(adminNewsCalls.getAnyArticle, { id })
  expect(history.map(({ act }) => act)).toEqual(['take_off_article', 'publish_article', 'delete_article'])
  await testEnv.UPLOADS.put(`articles/${id}/${'0'.repeat(16)}.png`, 'x')
  await staff.call(adminNewsCalls.deleteArticle, { id })
  expect(await staff.ask(adminNewsCalls.getAnyArticle, { id })).toMatchObject({ errorMsg: 'not_found' })
  expect(await staff.ask(adminNewsCalls.deleteArticle, { id })).toMatchObject({ errorMsg: 'not_found' })
  expect((await testEnv.UPLOADS.list({ prefix: `articles/${id}/` })).objects).toEqual([])
})

test('the list of staff is filtered, and an article is of a game of the site', async () => {
  const staff = await editor()
  const { id } = await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, language: 'jp', gameId: 201 })
  const ids = async (input: Input<typeof adminNewsCalls.listArticles>) =>
    (await staff.call(adminNewsCalls.listArticles, input)).list.map((line) => line.id)
  expect(await ids({ language: 'jp', gameId: 201, brand: BRAND, state: 'draft', source: 'staff' })).toEqual([id])
  for (const other of [
    { language: 'ar' as const },
    { gameId: 202 },
    { brand: DEMO },
    { state: 'off' as const },
    { source: 'simulated' as const },
  ])
    expect(await ids(other)).not.toContain(id)
  expect(await staff.ask(adminNewsCalls.saveArticle, { ...DRAFT, gameId: 999 })).toMatchObject({ status: 'fail' })
  // One of a game that the site does not have any more has the address of an article of none.
  const db = openAccountDatabase(testEnv)
  await db
    .update(articles)
    .set({ gameId: 999, state: 'published', publishAt: Date.parse(NOW) })
    .where(eq(articles.id, id))
  expect((await call(newsCalls.getArticle, { id, brand: BRAND }, { at: NOW })).gameId).toBeUndefined()
  expect(await idsOf({ brand: BRAND, gameIds: '999' })).not.toContain(id)
})

test('the longest text fits, of characters of three bytes too', async () => {
  const staff = await editor()
  const word = '\u5b57'.repeat(28)
  const marks = [{ type: 'link' as const, attrs: { href: `https://example.org/${'a'.repeat(60)}` } }]
  const line = { type: 'paragraph', content: [{ type: 'text', text: word, marks }] }
  const lines = Math.floor(DOCUMENT_MAX.chars / word.length)
  const document = { type: 'doc', content: Array.from({ length: lines }, () => line) }
  const { id } = await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, document })
  const { texts } = await staff.call(adminNewsCalls.getAnyArticle, { id })
  expect(texts[0]?.document.content).toHaveLength(lines)
})

test('an author who is banned or leaves is not named', async () => {
  const staff = await editor()
  const { id } = await staff.call(adminNewsCalls.saveArticle, DRAFT)
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish' })
  const db = openAccountDatabase(testEnv)
  for (const gone of [{ bannedAt: 1 }, { deletingAt: Date.parse(later(9999)), bannedAt: null }]) {
    await db.update(accounts).set(gone).where(eq(accounts.uid, staff.uid))
    expect((await call(newsCalls.getArticle, { id, brand: BRAND }, { at: NOW })).author).toBeUndefined()
  }
})

test('what staff do to public articles is in the audit log, what they draft is not', async () => {
  const staff = await editor()
  const { id } = await staff.call(adminNewsCalls.saveArticle, DRAFT)
  await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, id, revision: 1 })
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'publish' })
  await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, id, revision: 2 })
  await staff.call(adminNewsCalls.decideArticle, { id, act: 'take_off' })
  const { list } = await staff.call(adminCalls.listAudit, {})
  const own = list.filter(({ adminUid }) => adminUid === staff.uid).map(({ act }) => act)
  expect(own).toEqual(['take_off_article', 'save_article', 'publish_article'])
})

test('nothing but a document is stored, and without a title nothing is published', async () => {
  const staff = await editor()
  const hostile = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
      },
    ],
  }
  for (const document of [hostile, { type: 'html' }, '<script>', null])
    expect(await staff.ask(adminNewsCalls.saveArticle, { ...DRAFT, document })).toMatchObject({
      errorMsg: expect.any(String),
      status: 'fail',
    })
  expect(await staff.ask(adminNewsCalls.saveArticle, { ...DRAFT, cover: 'https://evil.example/a.png' })).toMatchObject({
    status: 'fail',
  })
  const { id } = await staff.call(adminNewsCalls.saveArticle, { ...DRAFT, title: ' ' })
  expect(await staff.ask(adminNewsCalls.decideArticle, { id, act: 'publish' })).toMatchObject({
    errorMsg: 'title_missing',
  })
  expect(await staff.ask(adminNewsCalls.getAnyArticle, { id: 10 ** 9 })).toMatchObject({ errorMsg: 'not_found' })
})

test('simulated matches are written about in each language, once, and only for demo brands', async () => {
  // Clocks are not exact to the millisecond.
  const at = later(1)
  const writing = { ...contextOfTest(), env: { ...testEnv, SIMULATED_NEWS: '1' } }
  await writeSimulatedNews({ ...writing, env: { ...testEnv, SIMULATED_NEWS: '0' } })
  expect((await call(newsCalls.listNews, { brand: DEMO }, { at })).list).toEqual([])
  await writeSimulatedNews(writing, { reports: 4, previews: 2 })
  const { list } = await call(newsCalls.listNews, { brand: DEMO }, { at })
  expect(list.length).toBeGreaterThan(3)
  expect(await idsOf({ brand: BRAND }, at)).not.toContain(list[0]?.id)
  for (const { id } of list)
    for (const lan of ['en_US', 'zh_CN', 'zh_tw', 'jp', 'ar']) {
      const { title, summary, language, document, isSimulated } = await call(
        newsCalls.getArticle,
        { id, brand: DEMO },
        { at, lan },
      )
      expect({ language, isSimulated }).toEqual({ language: lan, isSimulated: true })
      expect(isDocument(document)).toBe(true)
      for (const text of [title, summary, textOf(document)]) expect(text).not.toMatch(/[{}]|undefined|NaN/)
    }
  const before = list.length
  await writeSimulatedNews(writing, { reports: 0, previews: 0 })
  expect((await call(newsCalls.listNews, { brand: DEMO }, { at })).list.length).toBe(before)
  const about = `news:${list[0]?.id}`
  const asked = { at, token: (await makeUser()).token }
  const said = { subject: about, text: 'Well played.' }
  // Not of a brand that does not show the article.
  expect(await envelopeOf(commentCalls.addComment, said, { ...asked, headers: { brand: BRAND } })).toMatchObject({
    errorMsg: 'not_found',
  })
  await call(commentCalls.addComment, said, { ...asked, headers: { brand: DEMO } })
  const commentsOn = () => writing.accountDb.select().from(comments).where(eq(comments.subject, about))
  expect(await commentsOn()).toHaveLength(1)
  await removeSimulatedNews({ ...writing, now: writing.now + 8 * 86_400_000 })
  expect((await call(newsCalls.listNews, { brand: DEMO }, { at })).list).toEqual([])
  expect(await commentsOn()).toEqual([])
}, 120_000)
