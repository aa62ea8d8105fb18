import { afterAll, expect, test } from 'vitest'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { commentCalls } from '#contract/comment.ts'
import { followCalls } from '#contract/follow.ts'
import type { CommentsChange, ServerFrame } from '#contract/socket.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { isSnapshot, openSocket } from '#tests/support/backend/live.ts'
import { storeMatch } from '#tests/support/backend/sockets.ts'

const FIRST = 7_560_000
let used = FIRST
async function newSubject(): Promise<string> {
  used += 1
  await storeMatch(testEnv, used)
  return `match:${used}`
}

afterAll(async () => {
  await testEnv.DB.prepare('delete from matches where id between ? and ?').bind(FIRST, used).run()
  const among = `(select 'match:' || value from json_each(?))`
  const ids = JSON.stringify(Array.from({ length: used - FIRST }, (_, at) => FIRST + 1 + at))
  await testEnv.ACCOUNTS.batch(
    ['chat_cases', 'comments'].map((table) =>
      testEnv.ACCOUNTS.prepare(`delete from ${table} where subject in ${among}`).bind(ids),
    ),
  )
})

async function add({ token }: TestUser, subject: string, text: string, replyTo?: number): Promise<number> {
  const { result } = await envelopeOf(
    commentCalls.addComment,
    { subject, text, ...(replyTo === undefined ? {} : { replyTo }) } as never,
    { token },
  )
  const { comment } = result as { comment?: { id: number } }
  if (!comment) throw new Error(`refused: ${JSON.stringify(result)}`)
  return comment.id
}

const changeIn = (frame: ServerFrame): CommentsChange | undefined =>
  'data' in frame && 'newest' in frame.data ? frame.data : undefined

async function reading(subject: string) {
  const reader = await openSocket()
  reader.send({ subscribe: `comments:${subject}` })
  await reader.frame(isSnapshot)
  return reader
}

test('who reads comments is sent their number as others write and delete, and which are gone', async () => {
  const subject = await newSubject()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const first = await add(ann, subject, 'Before anybody reads')
  const reader = await reading(subject)
  expect(changeIn(reader.frames[0] as ServerFrame)).toEqual({ count: 1, newest: first })
  const second = await add(bob, subject, 'While somebody reads', first)
  await reader.frame((frame) => changeIn(frame)?.newest === second && changeIn(frame)?.count === 2)
  await call(commentCalls.deleteComment, { id: second }, { token: bob.token })
  const gone = await reader.frame((frame) => changeIn(frame)?.removed !== undefined)
  expect(changeIn(gone)).toEqual({ count: 1, newest: second, removed: [second] })
  expect(await call(commentCalls.listComments, { subject, newest: second })).toMatchObject({ count: 1, newest: first })
})

test('who reads comments is sent likes and changes of others, without a text, which she then reads', async () => {
  const subject = await newSubject()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const id = await add(ann, subject, 'Good gaem')
  const reader = await reading(subject)
  const like = (isLiked: 'true' | 'false') =>
    call(followCalls.updateLike, { type: 'comment', id, isLiked }, { token: bob.token })
  await like('true')
  await reader.frame((frame) => changeIn(frame)?.likes?.[id] === 1)
  await like('false')
  await reader.frame((frame) => changeIn(frame)?.likes?.[id] === 0)
  await call(commentCalls.editComment, { id, text: 'Good game' }, { token: ann.token })
  const told = await reader.frame((frame) => changeIn(frame)?.edited?.includes(id) ?? false)
  expect(changeIn(told)?.refetchWithinMs).toBeGreaterThan(0)
  expect(JSON.stringify(reader.frames)).not.toContain('Good ga')
  const asked = { subject: subject as `match:${number}`, ids: String(id) }
  expect((await call(commentCalls.getComments, asked)).list).toMatchObject([{ id, text: 'Good game' }])
  const other = await newSubject()
  expect((await call(commentCalls.getComments, { ...asked, subject: other as typeof asked.subject })).list).toEqual([])
  await call(commentCalls.deleteComment, { id }, { token: ann.token })
  expect((await call(commentCalls.getComments, asked)).list).toEqual([])
})

test('hundreds of likes at once are a few frames, of which the last has them all', async () => {
  const subject = await newSubject()
  const id = await add(await makeUser(), subject, 'Everybody likes this')
  const reader = await reading(subject)
  const topic = testEnv.TOPICS.getByName(`comments:${subject}`)
  for (let round = 1; round <= 10; round += 1) {
    await testEnv.ACCOUNTS.prepare('update comments set likes = ? where id = ?')
      .bind(round * 50, id)
      .run()
    await Promise.all(Array.from({ length: 50 }, () => topic.noteComment({ liked: id })))
  }
  await reader.frame((frame) => changeIn(frame)?.likes?.[id] === 500)
  expect(reader.frames.filter((frame) => changeIn(frame)?.likes).length).toBeLessThan(10)
})

test('a subject of which there is no kind is no topic', async () => {
  const reader = await openSocket()
  for (const topic of ['comments:room:1', 'comments:match:0', 'comments:constructor:1', 'comments:match:1:2'])
    reader.send({ subscribe: topic })
  await reader.frame(() => reader.frames.length === 4)
  expect(reader.frames.map((frame) => frame.type === 'error' && frame.error)).toEqual(
    Array.from({ length: 4 }, () => 'unknown_topic'),
  )
})

test('staff take out a comment that nobody has reported: it is logged, in the queue, and off open pages', async () => {
  const subject = await newSubject()
  const [ann, staff] = [await makeUser(), await makeUser(['moderator'])]
  const id = await add(ann, subject, 'Rude words')
  const takeOut = (by: TestUser, more: object = {}) =>
    envelopeOf(adminChatCalls.takeOutComment, { id, reason: 'rude', ...more } as never, { token: by.token })
  expect((await takeOut(ann)).errorMsg).toBe('forbidden')
  expect((await takeOut(staff, { reason: ' ' })).status).toBe('fail')
  const reader = await reading(subject)
  const { result } = await takeOut(staff, { minutes: 1440 })
  expect(result).toMatchObject({
    report: { text: 'Rude words', reasons: [], decision: { act: 'mute_everywhere', uid: staff.uid, reason: 'rude' } },
  })
  await reader.frame((frame) => changeIn(frame)?.removed?.includes(id) ?? false)
  expect((await call(commentCalls.listComments, { subject })).list).toEqual([])
  expect((await takeOut(staff)).errorMsg).toBe('not_found')
  const { results } = await testEnv.ACCOUNTS.prepare('select act, detail from audit where target_uid = ? order by id')
    .bind(ann.uid)
    .all<{ act: string; detail: string }>()
  expect(results.at(-1)).toMatchObject({ act: 'mute_everywhere' })
  expect(results.at(-1)?.detail).toContain('rude')
  expect(await call(commentCalls.getOwnMarks, {}, { token: ann.token })).toHaveProperty('mutedUntil')
})

test('staff take out what they had let stand after a report, and nothing of their own', async () => {
  const subject = await newSubject()
  const [ann, bob, staff] = [await makeUser(), await makeUser(), await makeUser(['administrator'])]
  const id = await add(ann, subject, 'Half rude')
  await call(commentCalls.reportComment, { id, reason: 'attack' }, { token: bob.token })
  const { token } = staff
  const list = await allParts((where) => call(adminChatCalls.listReports, where, { token }))
  const open = list.find((each) => each.subject === subject)
  if (!open) throw new Error('it is on a later page')
  await call(adminChatCalls.decideReport, { id: open.id, act: 'dismiss', reason: 'fine' }, { token })
  expect(await call(adminChatCalls.takeOutComment, { id, reason: 'not fine' }, { token })).toMatchObject({
    report: { id: open.id, decision: { act: 'remove', reason: 'not fine' } },
  })
  const own = await add(staff, subject, 'Mine')
  const refused = await envelopeOf(adminChatCalls.takeOutComment, { id: own, reason: 'mine' }, { token })
  expect(refused.errorMsg).toBe('not_yourself')
})

test('a comment whose report somebody has is hers, and is everybody’s when she has decided', async () => {
  const subject = await newSubject()
  const [bob, cat, dora] = [await makeUser(), await makeUser(['moderator']), await makeUser(['moderator'])]
  const id = await add(await makeUser(), subject, 'Nearly rude')
  await call(commentCalls.reportComment, { id, reason: 'attack' }, { token: bob.token })
  const stored = () =>
    testEnv.ACCOUNTS.prepare('select id, decision from chat_cases where subject = ?')
      .bind(subject)
      .first<{ id: number; decision: string | null }>()
  const caseId = (await stored())?.id ?? 0
  const takeOut = () => envelopeOf(adminChatCalls.takeOutComment, { id, reason: 'rude' }, { token: dora.token })
  const claim = () =>
    testEnv.ACCOUNTS.prepare(
      "insert into review_claims (queue, subject, uid, expires_at) values ('reports', ?, ?, ?) on conflict do nothing",
    )
      .bind(caseId, cat.uid, Date.now() + 600_000)
      .run()
  await claim()
  expect((await takeOut()).errorMsg).toBe('claimed')
  await call(adminChatCalls.decideReport, { id: caseId, act: 'dismiss', reason: 'fine' }, { token: cat.token })
  expect(await stored()).toMatchObject({ decision: 'dismiss' })
  expect((await takeOut()).status).toBe('success')
  expect(await stored()).toMatchObject({ decision: 'remove' })
})

test('a mute that nobody may is refused before a case is opened, or opened again', async () => {
  const subject = await newSubject()
  const [bob, cat, staff] = [await makeUser(), await makeUser(['moderator']), await makeUser(['administrator'])]
  const id = await add(cat, subject, 'Words of staff')
  const takeOut = () =>
    envelopeOf(adminChatCalls.takeOutComment, { id, reason: 'rude', minutes: 1440 } as never, { token: staff.token })
  const cases = async () =>
    (
      await testEnv.ACCOUNTS.prepare('select id, decision from chat_cases where subject = ?')
        .bind(subject)
        .all<{ id: number; decision: string | null }>()
    ).results
  expect((await takeOut()).errorMsg).toBe('forbidden')
  expect(await cases()).toEqual([])
  await call(commentCalls.reportComment, { id, reason: 'attack' }, { token: bob.token })
  const caseId = (await cases())[0]?.id ?? 0
  await call(adminChatCalls.decideReport, { id: caseId, act: 'dismiss', reason: 'fine' }, { token: staff.token })
  expect((await takeOut()).errorMsg).toBe('forbidden')
  expect(await cases()).toEqual([{ id: caseId, decision: 'dismiss' }])
})
