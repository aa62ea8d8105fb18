import { type Balance, readBalance } from '#backend/balance/balance.store.ts'
import type { Context } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import { maskEmail, maskPhone } from '#backend/core/mask.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { rolesAt } from '#backend/identity/viewer.ts'
import type { OwnAccount, User } from '#contract/user.ts'
import { type ProfileCounts, readProfileCounts } from './profile-counts.store.ts'

const until = (ms: number | null, now: number): string | undefined =>
  ms !== null && ms > now ? instant(ms) : undefined

function toOwn(row: UserRow, counts: ProfileCounts, balance: Balance, now: number): OwnAccount {
  const vipUntil = until(row.vipUntil, now)
  const svipUntil = until(row.svipUntil, now)
  return {
    ...(row.email ? { email: maskEmail(row.email) } : {}),
    ...(row.phone ? { phone: maskPhone(row.phone, row.areaCode) } : {}),
    ...(row.areaCode ? { areaCode: row.areaCode } : {}),
    hasPassword: row.passwordHash !== null,
    hasChosenName: row.hasChosenName,
    thirdParties: JSON.parse(counts.thirdParties) as number[],
    ...balance,
    ...(vipUntil ? { vipUntil } : {}),
    ...(svipUntil ? { svipUntil } : {}),
    ...(row.deletingAt !== null ? { deletingAt: instant(row.deletingAt) } : {}),
    unreadCount: counts.unreadCount,
  }
}

const DAY_MS = 24 * 3_600_000
/** Noon, UTC: the same day in nearly all time zones. */
const noonOf = (ms: number): number => (Math.floor(ms / DAY_MS) + 0.5) * DAY_MS

/**
 * A user as the contract describes. `forSelf`: with `own`; the viewer may still be another one when a session has just
 * begun. Otherwise only public fields, with `isFollowed` for a viewer who is signed in.
 */
export async function toUser({ db, viewer, now }: Context, row: UserRow, forSelf: boolean): Promise<User> {
  const [counts, balance] = await Promise.all([
    readProfileCounts(db, row.uid, { viewerUid: viewer?.uid ?? 0, forSelf }),
    forSelf ? readBalance(db, row.uid) : null,
  ])
  const isOthers = viewer !== null && viewer.uid !== row.uid
  return {
    uid: row.uid,
    username: row.username,
    ...(row.avatar ? { avatar: row.avatar } : {}),
    ...(row.signature ? { signature: row.signature } : {}),
    level: row.level,
    followCount: counts.followCount,
    fanCount: counts.fanCount,
    createdAt: instant(forSelf ? row.createdAt : noonOf(row.createdAt)),
    ...(!forSelf && isOthers ? { isFollowed: counts.isFollowed > 0 } : {}),
    ...(forSelf ? { roles: rolesAt(row, now) } : {}),
    ...(balance ? { own: toOwn(row, counts, balance, now) } : {}),
  }
}
