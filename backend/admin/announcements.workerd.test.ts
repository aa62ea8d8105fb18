import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepOut, putOut } from '#backend/announcement/put-out.ts'
import main from '#brands/main.json' with { type: 'json' }
import { adminCalls } from '#contract/admin.ts'
import { type AdminAnnouncement, adminAnnouncementCalls } from '#contract/admin-announcements.ts'
import { ANNOUNCEMENTS_KEY, ANNOUNCEMENTS_OUT_MAX, type PublishedAnnouncement } from '#contract/announcement-rules.ts'
import type { Input } from '#contract/call.ts'
import { liveCalls } from '#contract/live.ts'
import { makeUser, withPassword } from '#tests/support/backend/accounts.ts'
import { type Asked, call, contextOfTest, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const {
  listAnnouncements,
  getAnnouncement,
  saveAnnouncement,
  decideAnnouncement,
  deleteAnnouncement,
  listStaffAnnouncements,
} = adminAnnouncementCalls
type Written = Input<typeof saveAnnouncement>

const now = Date.now()
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const staff = async (role: 'administrator' | 'moderator' = 'administrator'): Promise<Asked> => ({
  token: (await makeUser([role])).token,
  at: at(0),
})

afterEach(() => testEnv.BRANDS.delete('brand:other-brand'))

beforeEach(async () => {
  await testEnv.ACCOUNTS.prepare('delete from announcements').run()
  await testEnv.BRANDS.delete(ANNOUNCEMENTS_KEY)
})

const BLANK: Written = {
  ...{ kind: 'information', audience: 'all', texts: { en_US: 'Hello' }, pages: [], games: [], revision: 0 },
}
async function save(asked: Asked, more: Partial<Written> = {}): Promise<AdminAnnouncement> {
  const { faults, announcement } = await call(saveAnnouncement, { ...BLANK, ...more }, asked)
  if (!announcement) throw new Error(JSON.stringify(faults))
  return announcement
}
const decide = ({ id, revision }: AdminAnnouncement, act: 'publish' | 'end' | 'take_back', asked: Asked) =>
  call(decideAnnouncement, { id, revision, act }, asked)
async function publish(asked: Asked, more: Partial<Written> = {}): Promise<AdminAnnouncement> {
  const { announcement } = await decide(await save(asked, more), 'publish', asked)
  if (!announcement) throw new Error('not published')
  return announcement
}
const out = async () => (await testEnv.BRANDS.get<PublishedAnnouncement[]>(ANNOUNCEMENTS_KEY, 'json')) ?? []

test('a draft is nowhere but in the list; published, pages can read it, and each act is in its history', async () => {
  const asked = await staff()
  const draft = await save(asked, { texts: { en_US: ' Hello ', jp: '', ar: 'مرحبا' } })
  expect(draft).toMatchObject({ state: 'draft', texts: { en_US: 'Hello', ar: 'مرحبا' } })
  expect(draft.texts).not.toHaveProperty('jp')
  expect(await out()).toEqual([])
  const { announcement } = await decide(draft, 'publish', asked)
  expect(announcement?.state).toBe('running')
  expect(await out()).toMatchObject([{ id: draft.id, texts: { en_US: 'Hello' }, from: Date.parse(at(0)) }])
  const ended = await decide(announcement as AdminAnnouncement, 'end', { ...asked, at: at(1) })
  expect(ended.announcement?.state).toBe('ended')
  expect(await out()).toEqual([])
  expect(ended.announcement?.history.map(({ act }) => act)).toEqual([
    'end_announcement',
    'publish_announcement',
    'save_announcement',
  ])
  const { list } = await call(adminCalls.listAudit, {}, asked)
  expect(list[0]).toMatchObject({ act: 'end_announcement', detail: `announcement ${draft.id}, all brands` })
})

test('announcements are found by number and by words in any language, and read from the other end', async () => {
  const asked = await staff()
  const first = await save(asked, { texts: { en_US: 'Works on Monday', ar: 'مرحبا' } })
  const second = await save({ ...asked, at: at(1) }, { texts: { en_US: 'Hello' } })
  const found = async (search: object) => (await call(listAnnouncements, search, asked)).list.map(({ id }) => id)
  expect(await found({})).toEqual([second.id, first.id])
  expect(await found({ sort: 'oldest' })).toEqual([first.id, second.id])
  for (const text of ['on monday', 'مرحبا', String(first.id)]) expect(await found({ text }), text).toEqual([first.id])
  for (const text of ['en_us', 'works in']) expect(await found({ text }), text).toEqual([])
  expect(await found({ text: 'hello', state: 'ended' })).toEqual([])
})

test('one is scheduled, runs and ends by its times alone', async () => {
  const asked = await staff()
  const { id, state } = await publish(asked, { from: at(10), until: at(20) })
  expect(state).toBe('scheduled')
  const stateAt = async (minutes: number) =>
    (await call(getAnnouncement, { id: String(id) }, { ...asked, at: at(minutes) })).state
  expect([await stateAt(9), await stateAt(10), await stateAt(20)]).toEqual(['scheduled', 'running', 'ended'])
  expect(await out()).toMatchObject([{ id, from: Date.parse(at(10)), until: Date.parse(at(20)) }])
  const found = async (state: 'scheduled' | 'running' | 'ended', minutes: number) =>
    (await call(listAnnouncements, { state }, { ...asked, at: at(minutes) })).list.length
  expect([await found('scheduled', 9), await found('running', 10), await found('ended', 20)]).toEqual([1, 1, 1])
  expect([await found('running', 9), await found('scheduled', 10), await found('running', 20)]).toEqual([0, 0, 0])
  // The sweep takes out what is over.
  await keepOut({ ...contextOfTest(), now: Date.parse(at(21)) })
  expect(await out()).toEqual([])
})

test('what runs is changed at once and keeps its beginning; taken back it is a draft again when it is changed', async () => {
  const asked = await staff()
  const running = await publish(asked)
  const later = { ...asked, at: at(2) }
  const change = { id: running.id, revision: running.revision, texts: { en_US: 'Sorry' } }
  const changed = await save(later, change)
  expect(changed).toMatchObject({ state: 'running', from: at(0) })
  expect(await out()).toMatchObject([{ texts: { en_US: 'Sorry' } }])
  const { announcement: back } = await decide(changed, 'take_back', later)
  expect(back?.state).toBe('taken_back')
  expect(await out()).toEqual([])
  const draft = await save(later, { id: running.id, revision: back?.revision ?? 0 })
  expect(draft.state).toBe('draft')
  expect((await decide(draft, 'publish', later)).announcement).toMatchObject({ state: 'running', from: at(2) })
})

test('of two who change the same one, one does; an act is done once', async () => {
  const [one, other] = [await staff(), await staff()]
  const draft = await save(one)
  const change = { ...BLANK, id: draft.id, revision: draft.revision }
  const answers = await Promise.all([
    envelopeOf(saveAnnouncement, { ...change, texts: { en_US: 'A' } }, one),
    envelopeOf(saveAnnouncement, { ...change, texts: { en_US: 'B' } }, other),
  ])
  expect(answers.map(({ errorMsg }) => errorMsg ?? 'done').sort()).toEqual(['done', 'order_moved'])
  const { id, revision } = await call(getAnnouncement, { id: String(draft.id) }, one)
  const acts = await Promise.all(
    [1, 2].map(() => envelopeOf(decideAnnouncement, { id, revision, act: 'publish' }, one)),
  )
  expect(acts.map(({ errorMsg }) => errorMsg ?? 'done').sort()).toEqual(['done', 'order_moved'])
  const { history } = await call(getAnnouncement, { id: String(id) }, one)
  expect(history.map(({ act }) => act)).toEqual(['publish_announcement', 'save_announcement', 'save_announcement'])
  expect((await envelopeOf(decideAnnouncement, { id, revision: revision + 1, act: 'publish' }, one)).errorMsg).toBe(
    'order_moved',
  )
})

test('what is wrong is named by its field, and nothing is stored', async () => {
  const asked = await staff()
  const faultsOf = async (more: Partial<Written>) =>
    (await call(saveAnnouncement, { ...BLANK, ...more }, asked)).faults.map(({ field, kind }) => `${field} ${kind}`)
  expect(await faultsOf({ texts: { en_US: 'x'.repeat(201) } })).toEqual(['texts text_long'])
  for (const link of ['javascript:alert(1)', '//evil.test', 'http://plain.test', 'data:text/html,x', '/\\evil.test'])
    expect(await faultsOf({ link }), link).toEqual(['link link_wrong'])
  expect(await faultsOf({ from: at(5), until: at(5) })).toEqual(['until until_before'])
  expect(await faultsOf({ brand: 'nobody-has-this' })).toEqual(['brand brand_unknown'])
  expect(await faultsOf({ roomId: 999_999_999, audience: 'staff' })).toEqual([
    'audience audience_room',
    'room room_unknown',
  ])
  const input = { ...BLANK, texts: { xx: 'no language' } }
  expect((await envelopeOf(saveAnnouncement, input, asked)).errorCode).toBe(4000)
  expect((await call(listAnnouncements, {}, asked)).list).toEqual([])
  const empty = await save(asked, { texts: {} })
  expect(await decide(empty, 'publish', asked)).toMatchObject({ faults: [{ field: 'texts', kind: 'text_missing' }] })
  const late = await save(asked, { until: at(5) })
  expect((await decide(late, 'publish', { ...asked, at: at(6) })).faults).toMatchObject([{ field: 'until' }])
  expect(await out()).toEqual([])
})

test('only administrators write, and who publishes has just proven who she is', async () => {
  const moderator = await staff('moderator')
  for (const [entry, input] of [
    [listAnnouncements, {}],
    [saveAnnouncement, BLANK],
    [decideAnnouncement, { id: 1, revision: 1, act: 'publish' }],
  ] as const)
    expect((await envelopeOf(entry, input, moderator)).errorMsg, entry.path).toBe('forbidden')
  const { token } = await withPassword({}, ['administrator'])
  const late = { token, at: at(11) }
  const draft = await save(late)
  const act = { id: draft.id, revision: draft.revision, act: 'publish' }
  expect((await envelopeOf(decideAnnouncement, act, late)).errorMsg).toBe('proof_needed')
  const running = await publish(await staff())
  const change = { ...BLANK, id: running.id, revision: running.revision, link: 'https://elsewhere.test' }
  expect((await envelopeOf(saveAnnouncement, change, late)).errorMsg).toBe('proof_needed')
})

test('no more are out than pages read as one value', async () => {
  const asked = await staff()
  await testEnv.ACCOUNTS.batch(
    Array.from({ length: ANNOUNCEMENTS_OUT_MAX }, () =>
      testEnv.ACCOUNTS.prepare(
        `insert into announcements (state, kind, audience, texts, pages, games, starts_at, revision, created_at, updated_at)
         values ('published', 'information', 'all', '{"en_US":"x"}', '[]', '[]', 1, 1, 1, 1)`,
      ),
    ),
  )
  const draft = await save(asked)
  const act = { id: draft.id, revision: draft.revision, act: 'publish' }
  expect((await envelopeOf(decideAnnouncement, act, asked)).errorMsg).toBe('too_many')
})

test('those for staff are told to staff alone, of their brand', async () => {
  const [asked, moderator] = [await staff(), await staff('moderator')]
  await testEnv.BRANDS.put('brand:other-brand', JSON.stringify({ ...main, id: 'other-brand', hosts: ['other.test'] }))
  const own = await publish(asked, { audience: 'staff', texts: { en_US: 'Team', jp: 'チーム' } })
  await publish(asked, { audience: 'staff', brand: 'other-brand' })
  await publish(asked)
  const { list } = await call(listStaffAnnouncements, {}, { ...moderator, lan: 'jp', headers: { brand: 'main' } })
  expect(list).toMatchObject([{ id: own.id, text: 'チーム', language: 'jp' }])
  expect((await envelopeOf(listStaffAnnouncements, {}, { at: at(0) })).errorMsg).toBe('session_missing')
  const user = (await makeUser([])).token
  expect((await envelopeOf(listStaffAnnouncements, {}, { token: user, at: at(0) })).errorMsg).toBe('forbidden')
})

test('one of a room is told there, before what its streamer says, while it runs', async () => {
  const asked = await staff()
  await testEnv.DB.prepare("insert or ignore into anchors (id, names) values (1, '{}')").run()
  await testEnv.DB.prepare("insert or replace into rooms (id, anchor_id, language) values (2991, 1, 'en_US')").run()
  await publish(asked, {
    roomId: 2991,
    brand: 'main',
    pages: ['home'],
    texts: { en_US: 'Rain', zh_CN: '下雨' },
    until: at(5),
  })
  const told = (minutes: number, lan: string) =>
    call(liveCalls.getProclamation, { roomId: 2991 }, { at: at(minutes), lan })
  expect(await told(1, 'zh_tw')).toEqual({ list: [{ kind: 'operator', text: '下雨' }] })
  expect(await told(1, 'ar')).toEqual({ list: [{ kind: 'operator', text: 'Rain' }] })
  expect(await told(5, 'ar')).toEqual({ list: [] })
  expect(await out()).toMatchObject([{ pages: [], roomId: 2991 }])
  expect((await out())[0]).not.toHaveProperty('brand')
})

test('what could not be written is written by the sweep', async () => {
  const asked = await staff()
  const { id } = await publish(asked)
  await testEnv.BRANDS.put(ANNOUNCEMENTS_KEY, '[]')
  await keepOut({ ...contextOfTest(), now })
  expect(await out()).toMatchObject([{ id }])
  await putOut({ ...contextOfTest(), now })
  expect(await out()).toHaveLength(1)
})

test('a draft is deleted as it was read, and nothing else', async () => {
  const asked = await staff()
  const draft = await save(asked)
  const remove = (input: { id: number; revision: number }, by = asked) => envelopeOf(deleteAnnouncement, input, by)
  expect((await remove({ id: draft.id, revision: draft.revision + 1 })).errorMsg).toBe('order_moved')
  const moderator = await staff('moderator')
  expect((await remove(draft, moderator)).errorMsg).toBe('forbidden')
  expect((await remove(draft)).status).toBe('success')
  expect((await remove(draft)).errorMsg).toBe('not_found')
  const running = await publish(asked)
  expect((await remove(running)).errorMsg).toBe('order_moved')
  expect(await out()).toMatchObject([{ id: running.id }])
  const { results } = await testEnv.ACCOUNTS.prepare("select detail from audit where act = 'delete_announcement'").all()
  expect(results.filter(({ detail }) => String(detail).startsWith(`announcement ${draft.id},`))).toHaveLength(1)
})
