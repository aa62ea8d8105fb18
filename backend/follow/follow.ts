import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findVisibleUser } from '#backend/identity/find-user.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { notify } from '#backend/notice/notify.ts'
import { isSimulatedAnchorId } from '#backend/room/anchor-id.ts'
import type { FollowKind, followCalls } from '#contract/follow.ts'
import { addFollow, countFans, isFollowing, readFollowed, removeFollow, type StoredKind } from './follows.store.ts'
import { anchorTargets, leagueTargets, playerTargets, teamTargets } from './targets.ts'

type Calls = typeof followCalls

/** How a follow is stored: experts as users, and streamers too, unless they have no account. */
function storedKind(kind: FollowKind, id: number): StoredKind {
  if (kind === 'anchor') return isSimulatedAnchorId(id) ? kind : 'user'
  return kind === 'expert' ? 'user' : kind
}

async function isFollowable(context: Context, kind: FollowKind, id: number): Promise<boolean> {
  if (kind === 'anchor') return (await anchorTargets(context, [id])).has(id)
  if (kind === 'team') return (await teamTargets(context, [id])).has(id)
  if (kind === 'league') return (await leagueTargets(context, [id])).has(id)
  return kind === 'player' && playerTargets(context, [id]).has(id)
}

/** The user to follow; for the kinds `anchor` and `expert` the user must have that role. */
async function findFollowedUser(context: Context, kind: FollowKind, uid: number): Promise<UserRow | Fail<'not_found'>> {
  const row = await findVisibleUser(context, uid)
  if (row instanceof Fail) return row
  const isKind = (kind !== 'anchor' && kind !== 'expert') || row.roles.includes(kind)
  return isKind ? row : fail('not_found')
}

/** Notifies a user of a new fan, once for each fan, unless the user switched these notices off. */
async function notifyOfNewFan(context: Context, fanUid: number, target: UserRow): Promise<void> {
  if (target.preferences.notifyFollows === false) return
  const fan = await findUser(context.accountDb, fanUid)
  if (!fan) return
  const params = { uid: fan.uid, username: fan.username }
  await notify(context, target.uid, 'new_fan', params, `new_fan:${fan.uid}:${target.uid}`)
}

async function startFollowing(context: Context, uid: number, kind: FollowKind, id: number) {
  const key = { uid, kind: storedKind(kind, id), targetId: id }
  if (key.kind !== 'user') {
    if (!(await isFollowable(context, kind, id))) return fail('not_found')
    return (await addFollow(context.accountDb, key, context.now)) === 'full' ? fail('rate_limited') : true
  }
  if (id === uid) return fail('not_yourself')
  const target = await findFollowedUser(context, kind, id)
  if (target instanceof Fail) return target
  const added = await addFollow(context.accountDb, key, context.now)
  if (added === 'full') return fail('rate_limited')
  if (added === 'new') await notifyOfNewFan(context, uid, target)
  return true
}

/** Idempotent: following twice, or unfollowing what is not followed, changes nothing. */
export const follow: Verb<Calls['follow']> = async (context, { userId: id, kind = 'user', isFollowed }) => {
  const { accountDb, viewer } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'follow'))) return fail('rate_limited')
  if (isFollowed === 'true') {
    const outcome = await startFollowing(context, viewer.uid, kind, id)
    if (outcome instanceof Fail) return outcome
  } else await removeFollow(accountDb, { uid: viewer.uid, kind: storedKind(kind, id), targetId: id })
  return { isFollowed: isFollowed === 'true', fanCount: await countFans(accountDb, storedKind(kind, id), id) }
}

export const hasFollowed: Verb<Calls['hasFollowed']> = ({ accountDb, viewer }, { userId, kind = 'user' }) =>
  isFollowing(accountDb, { uid: viewer.uid, kind: storedKind(kind, userId), targetId: userId })

export const followedAmong: Verb<Calls['followedAmong']> = async ({ accountDb, viewer }, { kind, ids }) => {
  const asked = ids.split(',').map(Number)
  const kinds = [...new Set(asked.map((id) => storedKind(kind, id)))]
  const lists = await Promise.all(
    kinds.map((stored) => {
      const ofKind = asked.filter((id) => storedKind(kind, id) === stored)
      return readFollowed(accountDb, viewer.uid, stored, ofKind)
    }),
  )
  return { followed: lists.flat() }
}
