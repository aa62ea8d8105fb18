import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { muteEverywhere } from '#backend/chat/mutes.store.ts'
import { articles, articleTexts } from '#backend/db/accounts/schema/articles.ts'
import { posts } from '#backend/db/accounts/schema/posts.ts'
import { openAccountDatabase, openMatchDatabase, openSearchDatabase } from '#backend/db/database.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { readPosts } from '#backend/news/articles.store.ts'
import { sweepKind } from '#backend/search/sweep-index.ts'
import { purgeAccount } from '#backend/user/purge.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminChatCalls, type ReportedMessage } from '#contract/admin-chat.ts'
import { adminNewsCalls } from '#contract/admin-news.ts'
import { adminPostCalls } from '#contract/admin-posts.ts'
import { adminReviewCalls } from '#contract/admin-reviews.ts'
import { commentCalls } from '#contract/comment.ts'
import { newsCalls } from '#contract/news.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { noticeCalls } from '#contract/notice.ts'
import { postCalls } from '#contract/post.ts'
import { POST_DRAFTS_MAX, POST_PICTURES_KEPT, POSTS_WAITING_MAX } from '#contract/post-rules.ts'
import { searchCalls } from '#contract/search.ts'
import { userCalls } from '#contract/user.ts'
import { changeAccount, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, contextOfTest, EVENING, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { makePng } from '#tests/support/backend/pictures.ts'

const db = openAccountDatabase(testEnv)
const NOW = Date.parse(EVENING)

afterAll(async () => {
  await db.batch([db.delete(posts), db.delete(articleTexts), db.delete(articles)])
})

const text = (words: string, ...marks: NonNullable<ArticleNode['marks']>): ArticleNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: ArticleNode[]): ArticleNode => ({ type: 'paragraph', content })
const documentOf = (...content: ArticleNode[]): ArticleNode => ({ type: 'doc', content })
const picture = (src: string): ArticleNode => ({ type: 'image', attrs: { src, alt: '', width: 4, height: 4 } })

let made = 0
const words = () => `They pressed from the first minute and never let go, number ${++made}.`
const post = (change: object = {}) => ({
  revision: 0,
  title: 'Seen from the away end',
  document: documentOf(paragraph(text(words()))),
  language: 'en_US' as const,
  gameId: 202,
  ...change,
})

let writer: TestUser
let staff: TestUser
beforeAll(async () => {
  writer = await makeUser()
  staff = await makeUser(['moderator'])
})

async function saved(user = writer, change: object = {}) {
  const taken = await call(postCalls.savePost, post(change), user)
  if ('refused' in taken) throw new Error(taken.refused)
  return taken.post
}

async function sent(user = writer, change: object = {}) {
  const { id, revision } = await saved(user, change)
  const taken = await call(postCalls.sendPost, { id, revision }, user)
  if ('refused' in taken) throw new Error(taken.refused)
  return taken.post
}

/** A call takes time: what is published at its end would not be yet for one that is asked at the same moment. */
const SHORTLY_BEFORE = new Date(NOW - 30_000).toISOString()
const decide = (id: number, revision: number, act: 'publish' | 'refuse' | 'take_off', by = staff) =>
  envelopeOf(
    adminPostCalls.decidePost,
    { id, revision, act, reason: 'As the rules say' },
    { token: by.token, at: SHORTLY_BEFORE },
  )

async function published(user?: TestUser, change: object = {}) {
  const author = user ?? (await makeUser())
  const { id, revision } = await sent(author, change)
  expect((await decide(id, revision, 'publish')).status).toBe('success')
  return { id, revision, author }
}

const seenBy = {
  article: async (id: number) => (await envelopeOf(newsCalls.getArticle, { id })).status === 'success',
  list: async (id: number) => (await call(newsCalls.listNews, { kind: 'post' })).list.some((line) => line.id === id),
  game: async (id: number) =>
    (await call(newsCalls.listNews, { kind: 'post', gameId: '202' })).list.some((line) => line.id === id),
  news: async (id: number) => (await call(newsCalls.listNews, {})).list.some((line) => line.id === id),
  author: async (id: number, uid: number) =>
    (await call(newsCalls.listUserArticles, { userId: String(uid) })).list.some((line) => line.id === id),
  hot: async (id: number, uid: number) =>
    (await call(newsCalls.listUserHot, { userId: String(uid) })).list.some((line) => line.id === id),
  comments: async (id: number) =>
    (
      await envelopeOf(
        commentCalls.addComment,
        { subject: `news:${id}`, text: `Well said ${++made}` },
        await makeUser(),
      )
    ).status === 'success',
}
const whereSeen = async (id: number, uid: number) => {
  const seen: string[] = []
  for (const [place, isSeen] of Object.entries(seenBy)) if (await isSeen(id, uid)) seen.push(place)
  return seen
}
const EVERYWHERE = ['article', 'list', 'game', 'author', 'hot', 'comments']

async function found(word: string) {
  await sweepKind({ ...contextOfTest(), now: NOW }, openSearchDatabase(testEnv), 'news', 0)
  const { sections } = await call(searchCalls.findAll, { text: word })
  return sections.flatMap(({ hits }) => hits).filter(({ kind }) => kind === 'news')
}

test('a post is nowhere before staff publish it, then everywhere but in the newsroom’s list', async () => {
  const author = await makeUser()
  const { id, revision } = await saved(author, { title: 'Quorpenthal rises again' })
  expect(await whereSeen(id, author.uid)).toEqual([])
  await call(postCalls.sendPost, { id, revision }, author)
  expect(await whereSeen(id, author.uid)).toEqual([])
  expect(await found('Quorpenthal')).toEqual([])
  expect((await decide(id, revision, 'publish')).status).toBe('success')
  expect(await whereSeen(id, author.uid)).toEqual(EVERYWHERE)
  expect(await found('Quorpenthal')).toMatchObject([{ id, title: 'Quorpenthal rises again' }])
  const { list } = await call(newsCalls.listNews, { kind: 'post' })
  expect(list.find((line) => line.id === id)).toMatchObject({
    isPost: true,
    author: { uid: author.uid, name: author.username, level: 1 },
    isSimulated: false,
  })
  const notices = await call(noticeCalls.listNotices, {}, author)
  expect(notices.list).toMatchObject([{ type: 'post_published' }])
})

test('what is refused comes back with the reason, and is sent again once it is changed', async () => {
  const author = await makeUser()
  const { id, revision } = await sent(author)
  expect((await decide(id, revision, 'refuse')).status).toBe('success')
  expect(await call(postCalls.getOwnPost, { id: String(id) }, author)).toMatchObject({
    state: 'failed',
    reason: 'As the rules say',
    isPublic: false,
  })
  expect((await envelopeOf(postCalls.sendPost, { id, revision }, author)).errorMsg).toBe('order_moved')
  const change = await call(postCalls.savePost, { ...post(), id, revision }, author)
  expect(change).toMatchObject({ post: { state: 'draft', revision: revision + 1 } })
  expect(await call(postCalls.sendPost, { id, revision: revision + 1 }, author)).toMatchObject({
    post: { state: 'reviewing' },
  })
  // Who reads the first text decides about nothing.
  expect((await decide(id, revision, 'publish')).errorMsg).toBe('order_moved')
  const both = await Promise.all([1, 2].map(() => decide(id, revision + 1, 'publish')))
  expect(both.map(({ errorMsg }) => errorMsg).filter((each) => each === 'order_moved')).toHaveLength(1)
})

test('a published post stays as it was until its change is published', async () => {
  const { id, revision, author } = await published()
  await call(postCalls.savePost, { ...post(), id, revision, title: 'Second thoughts' }, author)
  expect(await call(postCalls.getOwnPost, { id: String(id) }, author)).toMatchObject({
    state: 'draft',
    isPublic: true,
    title: 'Second thoughts',
  })
  await call(postCalls.sendPost, { id, revision: revision + 1 }, author)
  expect(await call(newsCalls.getArticle, { id: String(id) })).toMatchObject({ title: 'Seen from the away end' })
  const [waiting] = (await call(adminPostCalls.listAllPosts, { uid: String(author.uid) }, staff)).list
  expect(waiting).toMatchObject({ id, isChange: true, acts: ['publish', 'refuse'] })
  await decide(id, revision + 1, 'publish')
  expect(await call(newsCalls.getArticle, { id: String(id) })).toMatchObject({ title: 'Second thoughts' })
})

test('staff take a post off with a reason, and no other user’s call reaches it', async () => {
  const { id, revision, author } = await published()
  const stranger = await makeUser()
  expect((await envelopeOf(postCalls.savePost, { ...post(), id, revision }, stranger)).errorMsg).toBe('not_found')
  expect((await envelopeOf(postCalls.sendPost, { id, revision }, stranger)).errorMsg).toBe('not_found')
  expect((await envelopeOf(postCalls.deletePost, { id }, stranger)).errorMsg).toBe('not_found')
  expect((await envelopeOf(postCalls.getOwnPost, { id }, stranger)).errorMsg).toBe('not_found')
  expect((await decide(id, revision, 'take_off', stranger)).errorMsg).toBe('forbidden')
  expect((await decide(id, revision + 1, 'take_off')).errorMsg).toBe('order_moved')
  expect((await decide(id, revision, 'take_off')).status).toBe('success')
  expect(await whereSeen(id, author.uid)).toEqual([])
  expect(await call(postCalls.getOwnPost, { id: String(id) }, author)).toMatchObject({
    state: 'off',
    reason: 'As the rules say',
  })
  const admin = await makeUser(['administrator'])
  const { lines } = await call(adminCalls.listAudit, { uid: String(author.uid) }, admin).then((answer) => ({
    lines: answer.list.map(({ act }) => act),
  }))
  expect(lines).toEqual(['take_off_post', 'publish_post'])
})

test('nobody decides about an own post', async () => {
  const { id, revision } = await sent(staff)
  expect((await decide(id, revision, 'publish')).errorMsg).toBe('not_yourself')
})

test('posts are not among staff’s articles, nor changed by their calls', async () => {
  const admin = await makeUser(['administrator'])
  const { id } = await published()
  expect((await call(adminNewsCalls.listArticles, {}, admin)).list.map((line) => line.id)).not.toContain(id)
  expect((await envelopeOf(adminNewsCalls.getAnyArticle, { id }, admin)).errorMsg).toBe('not_found')
  expect((await envelopeOf(adminNewsCalls.decideArticle, { id, act: 'take_off' }, admin)).errorMsg).toBe('not_found')
  expect((await envelopeOf(adminNewsCalls.deleteArticle, { id }, admin)).errorMsg).toBe('not_found')
  const change = {
    ...{ id, language: 'en_US', revision: 1, title: 'Taken', summary: '', matchIds: [] },
    document: documentOf(paragraph(text('Taken'))),
  }
  expect((await envelopeOf(adminNewsCalls.saveArticle, change, admin)).errorMsg).toBe('not_found')
  const other = { ...change, language: 'zh_CN', revision: 0 }
  expect((await envelopeOf(adminNewsCalls.saveArticle, other, admin)).errorMsg).toBe('not_found')
  expect(await call(newsCalls.getArticle, { id: String(id) })).toMatchObject({ title: 'Seen from the away end' })
})

test('what is no post of a user is refused as it is saved', async () => {
  const cell = { type: 'tableCell', content: [paragraph(text('1'))] }
  const other = await saved(await makeUser())
  const { id, revision } = await saved()
  for (const document of [
    documentOf({ type: 'table', content: [{ type: 'tableRow', content: [cell] }] }),
    documentOf(paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))),
    documentOf(picture(`/media/articles/${other.id}/0123456789abcdef.png`)),
    documentOf(picture('https://example.org/x.png')),
    documentOf({ type: 'script', content: [text('alert(1)')] }),
    documentOf(...Array.from({ length: 10 }, () => picture(`/media/articles/${id}/0123456789abcdef.png`))),
    documentOf(...Array.from({ length: 6 }, (_, match) => ({ type: 'matchCard', attrs: { match: match + 1 } }))),
  ])
    expect((await envelopeOf(postCalls.savePost, { ...post({ document }), id, revision }, writer)).errorCode).toBe(4000)
  expect((await envelopeOf(postCalls.savePost, post({ gameId: 99_999 }), writer)).errorCode).toBe(4000)
  const long = await call(postCalls.savePost, post({ document: documentOf(paragraph(text('x'.repeat(8001)))) }), writer)
  expect(long).toEqual({ refused: 'long' })
})

const refusalOf = async (change: object, user?: TestUser) => {
  const author = user ?? (await makeUser())
  const { id, revision } = await saved(author, change)
  const taken = await call(postCalls.sendPost, { id, revision }, author)
  return 'refused' in taken ? taken.refused : 'taken'
}

test('what is sent has a title, a text, and no address of another site', async () => {
  const of = (...nodes: ArticleNode[]) => ({ document: documentOf(...nodes) })
  const long = text(words())
  expect(await refusalOf({ title: ' \u200b hm ' })).toBe('title')
  expect(await refusalOf(of(paragraph(text('Too short'))))).toBe('short')
  expect(await refusalOf(of(paragraph(text('\u200b'.repeat(40)))))).toBe('short')
  expect(await refusalOf({ title: 'Look at example.com' })).toBe('link')
  expect(await refusalOf(of(paragraph(long, text(' at exam'), text('ple.com', { type: 'bold' }))))).toBe('link')
  expect(await refusalOf(of(paragraph(long, text(' example'), { type: 'hardBreak' }, text('.com'))))).toBe('link')
  expect(
    await refusalOf(
      of(paragraph(long), paragraph(text('here', { type: 'link', attrs: { href: 'https://example.org' } }))),
    ),
  ).toBe('link')
  for (const href of ['/java/user/logout', '/en/java/user/logout', '/_serverFn/x', '/media/x', '/en/%2e%2e/java/x'])
    await expect(
      saved(await makeUser(), of(paragraph(long), paragraph(text('here', { type: 'link', attrs: { href } })))),
      href,
    ).rejects.toThrow('document must be valid')
  const inside = { type: 'link' as const, attrs: { href: '/soccer/12' } }
  expect(await refusalOf(of(paragraph(text(words())), paragraph(text('the match', inside))))).toBe('taken')
  expect(await refusalOf({ title: 'See example.com' }, await makeUser(['moderator']))).toBe('taken')
})

test('the same text is sent once, few wait at once, and a day has an end', async () => {
  const author = await makeUser()
  const document = documentOf(paragraph(text('The same old song about the referee again.')))
  expect(await refusalOf({ document }, author)).toBe('taken')
  const louder = documentOf(paragraph(text('THE SAME old song, about the referee again!!!')))
  expect(await refusalOf({ document: louder }, author)).toBe('repeated')
  for (let at = 1; at < POSTS_WAITING_MAX; at++) expect(await refusalOf({}, author)).toBe('taken')
  expect(await refusalOf({}, author)).toBe('waiting')
  await db.update(posts).set({ state: 'failed' }).where(eq(posts.uid, author.uid))
  for (let at = POSTS_WAITING_MAX; at < 10; at++) {
    expect(await refusalOf({}, author)).toBe('taken')
    await db.update(posts).set({ state: 'failed' }).where(eq(posts.uid, author.uid))
  }
  expect(await refusalOf({}, author)).toBe('daily')
})

test('of many sent at once no more wait than may', async () => {
  const author = await makeUser()
  const drafts = await Promise.all(Array.from({ length: 6 }, () => saved(author)))
  await Promise.all(drafts.map(({ id, revision }) => envelopeOf(postCalls.sendPost, { id, revision }, author)))
  const { total } = await call(postCalls.listOwnPosts, { state: 'reviewing' }, author)
  expect(total).toBe(POSTS_WAITING_MAX)
})

test('drafts are as many as may be, also when they are made at once', async () => {
  const author = await makeUser()
  const answers = await Promise.all(
    Array.from({ length: POST_DRAFTS_MAX + 4 }, () => envelopeOf(postCalls.savePost, post(), author)),
  )
  expect(answers.filter(({ errorMsg }) => errorMsg === 'too_many')).toHaveLength(4)
  const { list, total } = await call(postCalls.listOwnPosts, {}, author)
  expect(total).toBe(POST_DRAFTS_MAX)
  expect(new Set(list.map(({ id }) => id)).size).toBe(POST_DRAFTS_MAX)
  const [orphans] = await db
    .select({ total: sql<number>`count(*)` })
    .from(articles)
    .where(sql`kind = 'post' and not exists (select 1 from posts where article_id = ${articles.id})`)
  expect(orphans?.total).toBe(0)
})

test('two who change the same draft are told', async () => {
  const { id, revision } = await saved()
  const answers = await Promise.all(
    [1, 2].map(() => envelopeOf(postCalls.savePost, { ...post(), id, revision }, writer)),
  )
  expect(answers.filter(({ errorMsg }) => errorMsg === 'order_moved')).toHaveLength(1)
})

test('saving what has not changed changes nothing, and leaves it with staff', async () => {
  const author = await makeUser()
  const { id, revision, title, document, language } = await sent(author)
  const same = { id, revision, title, document, language, gameId: 202 }
  expect(await call(postCalls.savePost, same, author)).toMatchObject({ post: { state: 'reviewing', revision } })
  expect(await call(postCalls.savePost, { ...same, title: 'Another title' }, author)).toMatchObject({
    post: { state: 'draft', revision: revision + 1 },
  })
})

test('who is muted everywhere neither saves nor sends, and is told until when', async () => {
  const author = await makeUser()
  const { id, revision } = await saved(author)
  const until = NOW + 3_600_000
  await muteEverywhere(db, { uid: author.uid, until, reason: 'r', mutedBy: staff.uid, createdAt: NOW })
  const refused = { refused: 'muted', until: new Date(until).toISOString() }
  expect(await call(postCalls.savePost, post(), author)).toEqual(refused)
  expect(await call(postCalls.sendPost, { id, revision }, author)).toEqual(refused)
  expect((await upload(id, author)).errorMsg).toBe('forbidden')
})

test('posts of who is banned, or about to go, are shown to nobody', async () => {
  const { id, author } = await published()
  await changeAccount(author.uid, { bannedAt: NOW })
  expect(await whereSeen(id, author.uid)).toEqual([])
  await changeAccount(author.uid, { bannedAt: null, deletingAt: NOW + 1 })
  expect(await whereSeen(id, author.uid)).toEqual([])
  await changeAccount(author.uid, { deletingAt: null })
  expect(await whereSeen(id, author.uid)).toEqual(EVERYWHERE)
})

const PNG = makePng(32, 32)
async function upload(id: number, user: TestUser) {
  const response = await send(`/java/post/picture?id=${id}`, { method: 'POST', body: PNG }, user)
  return (await response.json()) as { status: string; errorMsg?: string; result?: { path: string } }
}
const picturesOf = async (id: number) => (await testEnv.UPLOADS.list({ prefix: `articles/${id}/` })).objects.length

test('pictures are those of the post, no more than may be kept, and go with it', async () => {
  const author = await makeUser()
  const { id, revision } = await saved(author)
  expect((await upload(id, await makeUser())).errorMsg).toBe('not_found')
  const first = await upload(id, author)
  const path = first.result?.path ?? ''
  for (let at = 1; at < POST_PICTURES_KEPT; at++) expect((await upload(id, author)).status).toBe('success')
  const document = documentOf(paragraph(text(words())), picture(path))
  await call(postCalls.savePost, { ...post({ document }), id, revision }, author)
  // What no text has makes room.
  expect((await upload(id, author)).status).toBe('success')
  expect(await picturesOf(id)).toBe(2)
  await call(postCalls.sendPost, { id, revision: revision + 1 }, author)
  expect(await picturesOf(id)).toBe(1)
  await decide(id, revision + 1, 'publish')
  expect(await call(newsCalls.getArticle, { id: String(id) })).toMatchObject({ cover: path })
  expect((await send(path)).status).toBe(200)
  await call(postCalls.deletePost, { id }, author)
  expect(await picturesOf(id)).toBe(0)
  expect(await whereSeen(id, author.uid)).toEqual([])
  expect((await envelopeOf(postCalls.deletePost, { id }, author)).errorMsg).toBe('not_found')
})

/** Other files report too. */
async function reportOf(about: string): Promise<ReportedMessage | undefined> {
  const all = await allParts((where) => call(adminChatCalls.listReports, where, staff))
  return all.find(({ subject }) => subject === about)
}

test('a reported post is taken off with the reason, once, and its author is told', async () => {
  const { id, author } = await published()
  expect((await envelopeOf(postCalls.reportPost, { id, reason: 'spam' }, author)).errorMsg).toBe('not_yourself')
  const reader = await makeUser()
  expect(await call(postCalls.reportPost, { id, reason: 'spam' }, reader)).toEqual({ isNew: true })
  expect(await call(postCalls.reportPost, { id, reason: 'attack' }, reader)).toEqual({ isNew: false })
  const report = await reportOf(`post:${id}`)
  expect(report).toMatchObject({ roomId: 0, uid: author.uid, path: `/news/soccer/${id}` })
  expect(report?.text).toContain('Seen from the away end')
  const decision = { id: report?.id ?? 0, act: 'remove' as const, reason: 'Advertising' }
  await call(adminChatCalls.decideReport, decision, staff)
  expect(await whereSeen(id, author.uid)).toEqual([])
  const { list: told } = await call(noticeCalls.listNotices, {}, author)
  const removed = told.filter(({ type }) => type === 'post_removed')
  expect(removed).toMatchObject([{ params: { reason: 'Advertising' } }])
  expect((await envelopeOf(postCalls.reportPost, { id, reason: 'spam' }, await makeUser())).errorMsg).toBe('not_found')
})

test('a purged account leaves no post, text or picture; its export had them', async () => {
  const { id, author } = await published(undefined, { title: 'My last words here' })
  expect(await upload(id, author)).toMatchObject({ status: 'success' })
  const draft = await saved(author, { title: 'Never finished' })
  await upload(draft.id, author)
  const exported = JSON.stringify(await call(userCalls.exportData, {}, author))
  expect(exported).toContain('My last words here')
  expect(exported).toContain('Never finished')
  await changeAccount(author.uid, { deletingAt: NOW })
  const row = await findUser(db, author.uid)
  if (!row) throw new Error('no user')
  const context = { matchDb: openMatchDatabase(testEnv), accountDb: db, env: testEnv, now: NOW + 1 }
  expect(await purgeAccount(context, row)).toBe(true)
  for (const each of [id, draft.id]) {
    expect(await picturesOf(each)).toBe(0)
    expect(await db.select().from(posts).where(eq(posts.articleId, each))).toEqual([])
    expect(await db.select().from(articles).where(eq(articles.id, each))).toEqual([])
    expect(await db.select().from(articleTexts).where(eq(articleTexts.articleId, each))).toEqual([])
  }
})

test('a list of posts is in the reader’s languages, read in order from an index', async () => {
  const { id } = await published(undefined, { language: 'jp' })
  const list = async (lan: string) => (await call(newsCalls.listNews, { kind: 'post' }, { lan })).list
  expect((await list('jp')).map((line) => line.id)).toContain(id)
  expect((await list('ar')).map((line) => line.id)).not.toContain(id)
  const { plans } = await explained((read) =>
    readPosts(read, { gameIds: [202], languages: ['en_US', 'jp'], limit: 21 }),
  )
  expect(
    scansIn(plans).filter((step) => !step.includes('USING INDEX articles_posts') && !step.includes('json_each')),
  ).toEqual([])
  expect(sortsIn(plans)).toEqual([])
})

test('who published a post by mistake keeps nobody from taking it off, nor from what is sent again', async () => {
  const [author, other] = [await makeUser(), await makeUser(['moderator'])]
  const { id, revision } = await sent(author)
  const take = ({ token }: TestUser) =>
    envelopeOf(adminReviewCalls.takeReview, { queue: 'posts', id }, { token, at: SHORTLY_BEFORE })
  const takenBy = async () =>
    (
      await testEnv.ACCOUNTS.prepare("select uid from review_claims where queue = 'posts' and subject = ?")
        .bind(id)
        .all()
    ).results
  expect((await take(staff)).status).toBe('success')
  expect((await decide(id, revision, 'refuse', other)).errorMsg).toBe('claimed')
  expect((await decide(id, revision, 'publish')).status).toBe('success')
  expect(await takenBy()).toEqual([])
  // Of a version that wrote it and died.
  await testEnv.ACCOUNTS.prepare(
    "insert into review_claims (queue, subject, uid, expires_at) values ('posts', ?, ?, ?)",
  )
    .bind(id, staff.uid, NOW + 600_000)
    .run()
  expect((await decide(id, revision, 'take_off', other)).status).toBe('success')
  expect(await takenBy()).toEqual([])
})
