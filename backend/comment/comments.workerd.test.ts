import { afterAll, expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { deleteAccountData } from '#backend/user/purge.store.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { commentCalls } from '#contract/comment.ts'
import { COMMENT_TEXT_MAX } from '#contract/comment-rules.ts'
import { followCalls } from '#contract/follow.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { countRowsRead } from '#tests/support/backend/rows-read.ts'

const T0 = Date.parse('2026-11-23T12:00:00.000Z')
const run = (text: string, ...values: unknown[]) =>
  testEnv.ACCOUNTS.prepare(text)
    .bind(...values)
    .run()

/** A football match on which nobody has commented, with ids that only this file uses. */
async function newSubject(): Promise<{ subject: string; code: string }> {
  const id = 7_550_000 + used.size
  used.add(id)
  await testEnv.DB.prepare(
    `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status)
     values (?, 202, 1, '1', ?, 1, 2, 0, 0, 'finished')`,
  )
    .bind(id, T0)
    .run()
  return { subject: `match:${id}`, code: `/soccer/${id}` }
}
const used = new Set<number>()

afterAll(async () => {
  const subjects = JSON.stringify([...used].map((id) => `match:${id}`))
  await testEnv.DB.prepare('delete from matches where id between 7550000 and 7550999').run()
  const among = '(select value from json_each(?))'
  await run(`delete from chat_reports where case_id in (select id from chat_cases where subject in ${among})`, subjects)
  for (const table of ['chat_cases', 'comments']) await run(`delete from ${table} where subject in ${among}`, subjects)
})

let clock = Date.now()
/** Each comment is a minute after the last, so that nobody is too fast. */
const later = () => {
  clock += 60_000
  return new Date(clock).toISOString()
}
const addAs = ({ token }: TestUser, input: { subject: string; text: string; replyTo?: number }, at = later()) =>
  envelopeOf(commentCalls.addComment, input, { token, at })

async function add(user: TestUser, subject: string, text: string, replyTo?: number): Promise<number> {
  const { result } = await addAs(user, { subject, text, ...(replyTo === undefined ? {} : { replyTo }) })
  const { comment } = result as { comment?: { id: number } }
  if (!comment) throw new Error(`refused: ${JSON.stringify(result)}`)
  return comment.id
}

const list = (subject: string, more: { sort?: 'new' | 'likes'; after?: string } = {}) =>
  call(commentCalls.listComments, { subject, ...more })
const repliesOf = (id: number) => call(commentCalls.listReplies, { id })
const like = ({ token }: TestUser, id: number, isLiked: 'true' | 'false' = 'true') =>
  envelopeOf(followCalls.updateLike, { type: 'comment', id, isLiked }, { token })
const muteFor = (uid: number, until: number) =>
  run("insert into chat_mutes (uid, until, reason, created_at) values (?, ?, 'rude', ?)", uid, until, T0)

test('comments are threads with one level of replies, and a reply to a reply is in the same thread', async () => {
  const { subject } = await newSubject()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const first = await add(ann, subject, 'What a  game\n\n\n\nreally')
  const reply = await add(bob, subject, 'It is', first)
  await add(ann, subject, 'Told you', reply)
  const { list: threads, count } = await list(subject)
  expect(threads).toMatchObject([{ id: first, by: { uid: ann.uid, name: ann.username }, replies: 2, likes: 0 }])
  expect(threads[0]?.text).toBe('What a game\n\nreally')
  expect(count).toBe(3)
  expect((await repliesOf(first)).list.map(({ text, parentId }) => [text, parentId])).toEqual([
    ['It is', first],
    ['Told you', first],
  ])
})

test('only what exists is commented on and replied to', async () => {
  const { subject } = await newSubject()
  const [ann, other] = [await makeUser(), await newSubject()]
  const id = await add(ann, subject, 'Here')
  const whyOf = async (answer: ReturnType<typeof addAs>) => (await answer).errorMsg
  expect(await whyOf(addAs(ann, { subject: 'match:7559999', text: 'There' }))).toBe('not_found')
  expect(await whyOf(addAs(ann, { subject: other.subject, text: 'There', replyTo: id }))).toBe('not_found')
  expect(await whyOf(addAs(ann, { subject, text: 'There', replyTo: 999_999_999 }))).toBe('not_found')
  for (const bad of ['match:0', 'match:1e5', 'room:1', 'news:0', 'match:1 or 1', 'constructor:1'])
    expect(await whyOf(addAs(ann, { subject: bad, text: 'There' })), bad).toMatch(/subject/)
  expect(await whyOf(addAs({ ...ann, token: '' }, { subject, text: 'There' }))).toBe('session_missing')
})

test('an article is commented on once it is public, and only in its brand', async () => {
  const ann = await makeUser()
  const [open, draft, elsewhere] = [7_550_901, 7_550_902, 7_550_903]
  for (const [id, state, brand] of [
    [open, 'published', null],
    [draft, 'draft', null],
    [elsewhere, 'published', 'another-brand'],
  ])
    await run(
      "insert into articles (id, kind, state, brand, match_ids, publish_at, heat, created_at, updated_at) values (?, 'news', ?, ?, '[]', 1, 0, 1, 1)",
      ...[id, state, brand],
    )
  const id = await add(ann, `news:${open}`, 'Well written')
  expect((await list(`news:${open}`)).list).toMatchObject([{ id, text: 'Well written' }])
  const reply = await add(ann, `news:${open}`, 'Indeed', id)
  await run("update articles set state = 'off' where id = ?", open)
  expect((await list(`news:${open}`)).list).toEqual([])
  expect((await repliesOf(id)).list).toEqual([])
  await run("update articles set state = 'published' where id = ?", open)
  expect((await repliesOf(id)).list).toMatchObject([{ id: reply }])
  for (const refused of [draft, elsewhere, 7_550_904])
    expect((await addAs(ann, { subject: `news:${refused}`, text: 'Well written' })).errorMsg).toBe('not_found')
  await run('delete from comments where id in (?, ?)', id, reply)
  await run('delete from articles where id between ? and ?', open, elsewhere)
})

test('pages follow one another without gap or repetition, by time and by likes', async () => {
  const { subject } = await newSubject()
  const ann = await makeUser()
  for (let each = 0; each < 45; each += 1)
    await run(
      'insert into comments (subject, uid, text, created_at, likes) values (?, ?, ?, ?, ?)',
      ...[subject, ann.uid, `number ${each}`, T0 + each, each % 3],
    )
  for (const sort of ['new', 'likes'] as const) {
    const seen: { id: number; likes: number }[] = []
    let after: string | undefined
    do {
      const page = await list(subject, { sort, ...(after ? { after } : {}) })
      expect(page.count).toBe(45)
      seen.push(...page.list)
      after = page.next
    } while (after)
    expect(new Set(seen.map(({ id }) => id)).size, sort).toBe(45)
    const sorted = [...seen].sort((a, b) => (sort === 'likes' && b.likes - a.likes) || b.id - a.id)
    expect(seen, sort).toEqual(sorted)
  }
})

test('a user likes a comment once, also when she clicks at once, and learns which she likes', async () => {
  const { subject } = await newSubject()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const id = await add(ann, subject, 'Like me')
  await Promise.all([1, 2, 3, 4].map(() => like(bob, id)))
  await like(ann, id)
  expect((await list(subject)).list).toMatchObject([{ likes: 2 }])
  const marks = (user: TestUser) => call(commentCalls.getOwnMarks, { ids: `${id},${id + 1}` }, { token: user.token })
  expect(await marks(bob)).toEqual({ liked: [id] })
  await Promise.all([1, 2, 3].map(() => like(bob, id, 'false')))
  expect((await list(subject)).list).toMatchObject([{ likes: 1 }])
  expect((await like(bob, 999_999_999)).errorMsg).toBe('not_found')
})

test('a comment may be changed by its author for fifteen minutes', async () => {
  const { subject } = await newSubject()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const id = await add(ann, subject, 'Frist')
  const edit = ({ token }: TestUser, text: string, minutes = 0) =>
    envelopeOf(commentCalls.editComment, { id, text }, { token, at: new Date(clock + minutes * 60_000).toISOString() })
  expect((await edit(bob, 'Mine')).errorMsg).toBe('not_found')
  expect((await edit(ann, 'First', 14)).result).toMatchObject({ comment: { text: 'First' } })
  expect((await list(subject)).list[0]).toMatchObject({ text: 'First', editedAt: expect.any(String) })
  expect((await edit(ann, 'http://spam.example', 14)).result).toEqual({ refused: 'link' })
  expect((await edit(ann, 'Late', 16)).result).toEqual({ refused: 'too_late' })
})

test('what was deleted leaves its place to the replies and is gone without them', async () => {
  const { subject } = await newSubject()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const [lone, answered] = [await add(ann, subject, 'Alone'), await add(ann, subject, 'Answered')]
  const reply = await add(bob, subject, 'An answer', answered)
  const remove = ({ token }: TestUser, id: number) => envelopeOf(commentCalls.deleteComment, { id }, { token })
  expect((await remove(bob, lone)).errorMsg).toBe('not_found')
  for (const id of [lone, answered, answered]) expect((await remove(ann, id)).status).toBe('success')
  const { list: threads, count } = await list(subject)
  expect(threads).toMatchObject([{ id: answered, replies: 1 }])
  expect(threads[0]).not.toHaveProperty('text')
  expect(threads[0]).not.toHaveProperty('by')
  expect(count).toBe(1)
  expect((await like(bob, answered)).errorMsg).toBe('not_found')
  await remove(bob, reply)
  expect(await list(subject)).toEqual({ list: [], count: 0, newest: 0 })
})

test('too fast, repeated, too long, empty and with a link is refused, also several at once', async () => {
  const { subject } = await newSubject()
  const ann = await makeUser()
  const at = later()
  const together = await Promise.all(['a', 'b', 'c'].map((text) => addAs(ann, { subject, text }, at)))
  expect(together.filter(({ result }) => result && 'comment' in (result as object))).toHaveLength(1)
  expect((await list(subject)).count).toBe(1)
  const at2 = later()
  expect((await addAs(ann, { subject, text: 'Goal!!!' }, at2)).result).toHaveProperty('comment')
  expect((await addAs(ann, { subject, text: 'More' }, at2)).result).toMatchObject({ refused: 'slow' })
  const whyOf = async (text: string) => (await addAs(ann, { subject, text })).result
  expect(await whyOf('goal')).toEqual({ refused: 'repeated' })
  expect(await whyOf(' \u200b\n ')).toEqual({ refused: 'empty' })
  expect(await whyOf('\u{1f600}'.repeat(COMMENT_TEXT_MAX + 1))).toEqual({ refused: 'too_long' })
  expect(await whyOf('watch at free-streams.xyz')).toEqual({ refused: 'link' })
  expect(await whyOf('watch at free-streams\n.xyz')).toEqual({ refused: 'link' })
  expect(await whyOf('Great goal.\nIn my opinion it was offside')).toHaveProperty('comment')
})

test('words that an operator does not want are in no comment, written or changed', async () => {
  const { subject } = await newSubject()
  const ann = await makeUser()
  const id = await add(ann, subject, 'Well played')
  const asked = { token: ann.token, at: later(), settings: { BLOCKED_WORDS: 'gobshite, 假球' } }
  const refused = { refused: 'content' }
  for (const text of ['What a GobShite!', 'this is 假 球'])
    expect((await envelopeOf(commentCalls.addComment, { subject, text }, asked)).result).toEqual(refused)
  expect((await envelopeOf(commentCalls.editComment, { id, text: 'Gob­shite' }, asked)).result).toEqual(refused)
  expect((await list(subject)).list).toMatchObject([{ text: 'Well played' }])
})

test('who is muted reads until when, and what she wrote before stays', async () => {
  const { subject } = await newSubject()
  const ann = await makeUser()
  const id = await add(ann, subject, 'Before')
  const until = clock + 86_400_000
  await muteFor(ann.uid, until)
  const at = later()
  expect((await addAs(ann, { subject, text: 'After' }, at)).result).toEqual({
    refused: 'muted',
    until: new Date(until).toISOString(),
  })
  const edit = await envelopeOf(commentCalls.editComment, { id, text: 'Changed' }, { token: ann.token, at })
  expect(edit.result).toMatchObject({ refused: 'muted' })
  const marks = await call(commentCalls.getOwnMarks, {}, { token: ann.token, at })
  expect(marks).toEqual({ liked: [], mutedUntil: new Date(until).toISOString() })
  expect((await list(subject)).list).toMatchObject([{ id, text: 'Before' }])
})

test('comments of a banned user, and of one who leaves, are shown to nobody', async () => {
  const { subject } = await newSubject()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const id = await add(ann, subject, 'Hidden')
  await add(bob, subject, 'An answer', id)
  await add(ann, subject, 'Hidden too')
  await add(ann, subject, 'And this', id)
  for (const column of ['banned_at', 'deleting_at']) {
    await run(`update accounts set ${column} = 1 where uid = ?`, ann.uid)
    const [thread, ...others] = (await list(subject)).list
    expect(others, column).toEqual([])
    expect((await repliesOf(id)).list.map(({ text }) => text)).toEqual(['An answer'])
    expect(thread, column).not.toHaveProperty('text')
    expect(thread, column).not.toHaveProperty('by')
    await run(`update accounts set ${column} = null where uid = ?`, ann.uid)
  }
  expect((await list(subject)).list).toMatchObject([{ text: 'Hidden too' }, { text: 'Hidden' }])
})

test('a comment is reported to the queue of the chats, decided there, and its author muted', async () => {
  const { subject, code } = await newSubject()
  const [ann, bob, admin] = [await makeUser(), await makeUser(), await makeUser(['administrator'])]
  const id = await add(ann, subject, 'Something rude')
  const report = ({ token }: TestUser) =>
    envelopeOf(commentCalls.reportComment, { id, reason: 'attack' }, { token, at: later() })
  expect((await report(ann)).errorMsg).toBe('not_yourself')
  expect((await report(bob)).result).toEqual({ isNew: true })
  expect((await report(bob)).result).toEqual({ isNew: false })
  const cases = async (state: 'open' | 'decided') => {
    const all = await allParts((where) => call(adminChatCalls.listReports, { ...where, state }, { token: admin.token }))
    return all.filter((each) => each.subject === subject)
  }
  const [open] = await cases('open')
  expect(open).toMatchObject({ uid: ann.uid, text: 'Something rude', path: `${code}?tab=comments`, roomId: 0 })
  const decide = (input: object) =>
    envelopeOf(adminChatCalls.decideReport, { id: open?.id, reason: 'rude', ...input } as never, {
      token: admin.token,
      at: later(),
    })
  expect((await decide({ act: 'mute_room', minutes: 10 })).errorMsg).toBe('invalid_input')
  expect((await decide({ act: 'mute_everywhere', minutes: 1440 })).status).toBe('success')
  expect((await decide({ act: 'dismiss' })).errorMsg).toBe('order_moved')
  expect(await list(subject)).toEqual({ list: [], count: 0, newest: 0 })
  expect((await addAs(ann, { subject, text: 'Again' })).result).toMatchObject({ refused: 'muted' })
  expect((await report(bob)).errorMsg).toBe('not_found')
  expect(await cases('decided')).toMatchObject([{ decision: { act: 'mute_everywhere', minutes: 1440 } }])
})

test('a page of comments reads a bounded number of rows', async () => {
  const { subject } = await newSubject()
  const ann = await makeUser()
  await run(
    `insert into comments (subject, uid, text, created_at, likes)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
     select ?, ?, 'x', ?, i % 7 from n`,
    ...[subject, ann.uid, T0],
  )
  const planOf = async (text: string) =>
    (await testEnv.ACCOUNTS.prepare(`explain query plan ${text}`).all<{ detail: string }>()).results
      .map(({ detail }) => detail)
      .join('\n')
  for (const [order, index] of [
    ['id desc', 'comments_newest'],
    ['likes desc, id desc', 'comments_liked'],
  ]) {
    const plan = await planOf(
      `select * from comments where subject = 'match:1' and parent_id is null order by ${order} limit 21`,
    )
    expect(plan).toContain(index)
    expect(plan).not.toContain('TEMP B-TREE')
  }
  expect((await list(subject)).count).toBe(1000)
})

test('a page far down reads as many rows as the first, also among comments with as many likes', async () => {
  const { subject } = await newSubject()
  const ann = await makeUser()
  await run(
    `insert into comments (subject, uid, text, created_at, likes)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
     select ?, ?, 'x', ?, 0 from n`,
    ...[subject, ann.uid, T0],
  )
  const { results } = await run('select min(id) as first from comments where subject = ?', subject)
  const { first } = results[0] as { first: number }
  const reads = countRowsRead()
  const rowsOf = async (page: { sort: 'new' | 'likes'; after?: string }) => {
    const before = reads.rows()
    expect((await list(subject, page)).list).toHaveLength(20)
    return reads.rows() - before
  }
  try {
    const top = await rowsOf({ sort: 'new' })
    expect(top).toBeGreaterThan(20)
    for (const page of [
      { sort: 'new', after: `${first + 30}` },
      { sort: 'likes', after: `0.${first + 30}` },
    ] as const)
      expect(await rowsOf(page)).toBeLessThan(top + 5)
  } finally {
    reads.stop()
  }
})

test('a comment that was changed after it was reported can be reported again', async () => {
  const { subject } = await newSubject()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const id = await add(ann, subject, 'Nice')
  const report = () =>
    envelopeOf(commentCalls.reportComment, { id, reason: 'attack' }, { token: bob.token, at: later() })
  expect((await report()).result).toEqual({ isNew: true })
  await envelopeOf(commentCalls.editComment, { id, text: 'Rude' }, { token: ann.token, at: later() })
  expect((await report()).result).toEqual({ isNew: true })
})

test('a comment of many lines keeps every word, and the lines that are too many are one', async () => {
  const { subject } = await newSubject()
  const ann = await makeUser()
  const words = Array.from({ length: 60 }, (_, at) => `w${at}`)
  const { result } = await addAs(ann, { subject, text: words.join('\n') })
  const text = (result as { comment: { text: string } }).comment.text
  expect(text.split('\n')).toHaveLength(30)
  expect(text.split(/\s/)).toEqual(words)
  const blank = await addAs(ann, { subject, text: `first${'\n \n'.repeat(300)}last` })
  expect(blank.result).toMatchObject({ comment: { text: 'first\n\nlast' } })
})

test('replies of an account that is purged are not shown and count no more', async () => {
  const { subject } = await newSubject()
  const [ann, bob, cid] = [await makeUser(), await makeUser(), await makeUser()]
  const first = await add(ann, subject, 'Here')
  const removed = await add(bob, subject, 'Gone already', first)
  await envelopeOf(commentCalls.deleteComment, { id: removed }, { token: bob.token, at: later() })
  await add(bob, subject, 'Not for long', first)
  await add(cid, subject, 'For long', first)
  const db = openAccountDatabase(testEnv)
  await run('update accounts set deleting_at = 1 where uid = ?', bob.uid)
  const row = await findUser(db, bob.uid)
  if (!row) throw new Error('no user')
  expect(await deleteAccountData(db, row, clock)).toBe(true)
  expect((await list(subject)).list).toMatchObject([{ id: first, replies: 1 }])
  expect((await repliesOf(first)).list.map(({ text }) => text)).toEqual(['For long'])
  await add(cid, subject, 'Another one', first)
  expect((await list(subject)).list).toMatchObject([{ id: first, replies: 2 }])
})

test('who is replied to is told once an hour, and not of what she wrote herself', async () => {
  const { subject, code } = await newSubject()
  const [ann, bob, cid] = [await makeUser(), await makeUser(), await makeUser()]
  clock = Math.ceil(clock / 3_600_000) * 3_600_000
  const told = async ({ uid }: TestUser) => {
    const { results } = await testEnv.ACCOUNTS.prepare(
      "select params from notices where uid = ? and type = 'comment_reply'",
    )
      .bind(uid)
      .all<{ params: string }>()
    return results.map(({ params }) => params)
  }
  const first = await add(ann, subject, 'Here')
  await add(ann, subject, 'I add', first)
  expect(await told(ann)).toEqual([])
  const reply = await add(bob, subject, 'Yes', first)
  await add(cid, subject, 'No', first)
  expect(await told(ann)).toEqual([JSON.stringify({ path: code })])
  // A reply to a reply is for who wrote that.
  await add(cid, subject, 'But no', reply)
  expect(await told(bob)).toHaveLength(1)
  expect(await told(ann)).toHaveLength(1)
  clock += 3_600_000
  await add(bob, subject, 'Still yes', first)
  expect(await told(ann)).toHaveLength(2)
})
