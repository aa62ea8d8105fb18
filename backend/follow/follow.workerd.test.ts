import { expect, test } from 'vitest'
import { type FollowKind, followCalls } from '#contract/follow.ts'
import { matchCalls } from '#contract/match.ts'
import { noticeCalls } from '#contract/notice.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const follow = (token: string, userId: number, kind?: FollowKind, isFollowed: 'true' | 'false' = 'true') =>
  call(followCalls.follow, { userId, isFollowed, ...(kind ? { kind } : {}) }, { token })
const errorOf = async (...asked: Parameters<typeof envelopeOf>) => (await envelopeOf(...asked)).errorMsg
const newFans = async (token: string) =>
  (await call(noticeCalls.listNotices, {}, { token })).list.filter(({ type }) => type === 'new_fan')

test('a user who follows, unfollows and follows again counts once and is notified of once', async () => {
  const [anna, berta] = [await makeUser(), await makeUser()]
  await Promise.all([1, 2, 3].map(() => follow(anna.token, berta.uid)))
  expect(await follow(anna.token, berta.uid)).toEqual({ isFollowed: true, fanCount: 1 })
  expect(await call(followCalls.hasFollowed, { userId: berta.uid }, { token: anna.token })).toBe(true)
  for (let time = 0; time < 2; time++)
    expect(await follow(anna.token, berta.uid, 'user', 'false')).toEqual({ isFollowed: false, fanCount: 0 })
  await follow(anna.token, berta.uid)
  expect(await newFans(berta.token)).toMatchObject([{ params: { uid: anna.uid, username: anna.username } }])
  expect((await call(userCalls.getUser, { userId: berta.uid }, { token: anna.token })).user).toMatchObject({
    fanCount: 1,
    isFollowed: true,
  })
})

test('a user learns which of many ids they follow, and only their own follows', async () => {
  const [anna, berta] = [await makeUser(), await makeUser()]
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: 202 })
  const [one = 0, two = 0] = matches.map(({ home }) => home.id)
  await follow(anna.token, one, 'team')
  await follow(berta.token, two, 'team')
  const among = (ids: string, token = anna.token) =>
    envelopeOf(followCalls.followedAmong, { kind: 'team', ids }, { token })
  expect((await among(`${one},${two},7`)).result).toEqual({ followed: [one] })
  for (const bad of ['', '1,', 'one', '1;drop', Array.from({ length: 61 }, () => 1).join()])
    expect((await among(bad)).status, bad).not.toBe('success')
})

test('a user who switched notices of fans off gets none', async () => {
  const [anna, berta] = [await makeUser(), await makeUser()]
  await call(userCalls.savePreferences, { notifyFollows: false }, { token: berta.token })
  await follow(anna.token, berta.uid)
  expect(await newFans(berta.token)).toEqual([])
})

test('users cannot follow themselves, unknown or banned users, or somebody without the role of the kind', async () => {
  const [anna, banned, plain] = [await makeUser(), await makeUser(), await makeUser()]
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = 1 where uid = ?').bind(banned.uid).run()
  const attempt = (userId: number, kind: FollowKind) =>
    errorOf(followCalls.follow, { userId, kind, isFollowed: 'true' }, { token: anna.token })
  expect(await attempt(anna.uid, 'user')).toBe('not_yourself')
  expect(await attempt(banned.uid, 'user')).toBe('not_found')
  expect(await attempt(plain.uid, 'anchor')).toBe('not_found')
  for (const kind of ['user', 'team', 'league', 'player', 'anchor', 'expert'] as const)
    for (const id of [0, -1, 9_007_199_254_740_991]) expect(await attempt(id, kind), `${kind} ${id}`).toBe('not_found')
})

test('follows of all kinds are listed together with their names, and by kind', async () => {
  const [anna, anchor, plain] = [await makeUser(), await makeUser(['anchor']), await makeUser()]
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: 202 })
  const match = matches[0]
  if (!match) throw new Error('no match')
  const { token } = anna
  await follow(token, match.home.id, 'team')
  await follow(token, match.league.id, 'league')
  await follow(token, match.home.id * 100 + 1, 'player')
  await follow(token, anchor.uid)
  await follow(token, plain.uid)
  const list = (kind?: FollowKind, lan = 'en_US') =>
    call(followCalls.listFollows, { userId: anna.uid, type: '1', ...(kind ? { kind } : {}) }, { lan })
  const all = await list()
  expect(all.total).toBe(5)
  expect(all.list.map(({ kind }) => kind).sort()).toEqual(['anchor', 'league', 'player', 'team', 'user'])
  expect((await list('team')).list).toMatchObject([{ name: match.home.name, crest: match.home.crest, gameId: 202 }])
  expect((await list('league', 'zh_CN')).list[0]?.name).toMatch(/\p{Script=Han}/u)
  expect((await list('player')).list[0]?.name.length).toBeGreaterThan(1)
  expect((await list('anchor')).list.map(({ id }) => id)).toEqual([anchor.uid])
  expect((await list('user')).list.map(({ id }) => id)).toEqual([plain.uid])
})

test('fans are listed newest first, without banned ones, and say whether the caller follows them', async () => {
  const [star, anna, berta, banned] = [await makeUser(), await makeUser(), await makeUser(), await makeUser()]
  for (const [at, { token }] of [anna, berta, banned].entries())
    await call(
      followCalls.follow,
      { userId: star.uid, isFollowed: 'true' },
      { token, at: `2026-11-20T19:0${at}:00.000Z` },
    )
  await follow(star.token, anna.uid)
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = 1 where uid = ?').bind(banned.uid).run()
  const fans = await call(followCalls.listFollows, { userId: star.uid, type: '2' }, { token: star.token })
  expect(fans.list.map(({ id, isFollowed }) => [id, isFollowed])).toEqual([
    [berta.uid, false],
    [anna.uid, true],
  ])
  expect(fans.total).toBe(2)
})

test('a like counts once for each user and can be removed', async () => {
  const [anna, berta] = [await makeUser(), await makeUser()]
  const like = (token: string, isLiked: 'true' | 'false') =>
    call(followCalls.updateLike, { type: 'news', id: '77', isLiked }, { token })
  await like(anna.token, 'true')
  expect(await like(anna.token, 'true')).toEqual({ isLiked: true, likeCount: 1 })
  expect((await like(berta.token, 'true')).likeCount).toBe(2)
  expect(await like(anna.token, 'false')).toEqual({ isLiked: false, likeCount: 1 })
  expect(await errorOf(followCalls.updateLike, { type: 'news', id: 0, isLiked: 'true' }, { token: anna.token })).toBe(
    'no such id',
  )
})
