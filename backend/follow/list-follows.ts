import type { Context } from '#backend/core/context.ts'
import { Fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { offsetOf } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser, findVisibleUser } from '#backend/identity/find-user.ts'
import { memberTiers } from '#backend/identity/member-tiers.ts'
import type { Role } from '#contract/call.ts'
import type { FollowKind, FollowLine, followCalls } from '#contract/follow.ts'
import { readFans, readFollows } from './follows.store.ts'
import { anchorTargets, leagueTargets, playerTargets, teamTargets } from './targets.ts'

type Row = Awaited<ReturnType<typeof readFollows>>['rows'][number]

/** The kind of a user in a list of all kinds. */
const personKind = (roles: readonly Role[]): FollowKind =>
  roles.includes('anchor') ? 'anchor' : roles.includes('expert') ? 'expert' : 'user'

const shared = (row: Row) => ({ isFollowed: row.isFollowed > 0, createdAt: instant(row.createdAt) })

type Tiers = Awaited<ReturnType<typeof memberTiers>>

const memberOf = (tiers: Tiers, uid: number) => {
  const membership = tiers.get(uid)
  return membership ? { membership } : {}
}

const toPerson = (row: Row, uid: number, asked: FollowKind | undefined, tiers: Tiers): FollowLine => ({
  kind: asked ?? personKind(row.roles ?? []),
  id: uid,
  name: row.username ?? '',
  ...memberOf(tiers, uid),
  ...(row.avatar ? { avatar: row.avatar } : {}),
  ...shared(row),
})

/** Lines of a page; teams, leagues and players that are no longer known are left out. */
async function toLines(context: Context, rows: readonly Row[], asked: FollowKind | undefined): Promise<FollowLine[]> {
  const idsOf = (kind: FollowKind) => rows.filter((row) => row.kind === kind).map((row) => row.targetId)
  const people = rows.filter((row) => row.username !== null).map((row) => row.targetId)
  const [teams, leagues, streamers, tiers] = await Promise.all([
    teamTargets(context, idsOf('team')),
    leagueTargets(context, idsOf('league')),
    anchorTargets(context, idsOf('anchor')),
    memberTiers(context, people),
  ])
  const known = { team: teams, league: leagues, anchor: streamers, player: playerTargets(context, idsOf('player')) }
  return rows.flatMap((row) => {
    const { kind, targetId } = row
    if (kind === 'user' || kind === 'expert') return [toPerson(row, targetId, asked, tiers)]
    const target = known[kind].get(targetId)
    return target ? [{ kind, id: targetId, ...target, ...shared(row) }] : []
  })
}

export const listFollows: Verb<typeof followCalls.listFollows> = async (context, input) => {
  const { accountDb, viewer } = context
  const { userId: uid, type, kind, page } = input
  const row = uid === viewer?.uid ? await findOwnUser(context) : await findVisibleUser(context, uid)
  if (row instanceof Fail) return row
  const query = { uid, viewerUid: viewer?.uid ?? 0, kind, offset: offsetOf(page) }
  if (type === '2') {
    const { rows, total } = await readFans(accountDb, query)
    const tiers = await memberTiers(
      context,
      rows.map((fan) => fan.fanUid),
    )
    return { list: rows.map((fan) => toPerson(fan, fan.fanUid, undefined, tiers)), total }
  }
  const { rows, total } = await readFollows(accountDb, query)
  return { list: await toLines(context, rows, kind), total }
}
