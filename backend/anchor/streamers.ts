import type { Context } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import { readFanCounts } from '#backend/follow/follows.store.ts'
import { memberTiers } from '#backend/identity/member-tiers.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import type { AnchorRow } from '#backend/room/rooms.store.ts'
import type { AnchorLine } from '#contract/anchor.ts'

/** A streamer's name and picture. */
export interface Named {
  row: AnchorRow
  shown: Pick<AnchorLine, 'id' | 'uid' | 'name' | 'avatar'>
}

const uidsOf = (rows: readonly AnchorRow[]): number[] => rows.flatMap(({ uid }) => uid ?? [])

/** Streamers by id, as anybody sees them; banned ones and those who leave are left out. */
export async function namedStreamers(
  { accountDb, lan }: Context,
  rows: readonly AnchorRow[],
): Promise<ReadonlyMap<number, Named>> {
  const people = await readListedPeople(accountDb, uidsOf(rows))
  const named = rows.flatMap((row): Named[] => {
    const { id, uid, names } = row
    if (uid === null) return names ? [{ row, shown: { id, name: nameIn(lan, names) } }] : []
    const person = people.get(uid)
    if (!person) return []
    const { username: name, avatar } = person
    return [{ row, shown: { id, uid, name, ...(avatar ? { avatar } : {}) } }]
  })
  return new Map(named.map((each) => [each.row.id, each]))
}

/** Followers by the streamer's id. */
export async function fansOfStreamers(
  { accountDb }: Context,
  rows: readonly AnchorRow[],
): Promise<ReadonlyMap<number, number>> {
  const simulated = rows.flatMap(({ id, uid }) => (uid === null ? id : []))
  const [ofUsers, ofOthers] = await Promise.all([
    readFanCounts(accountDb, 'user', uidsOf(rows)),
    readFanCounts(accountDb, 'anchor', simulated),
  ])
  return new Map(rows.map(({ id, uid }) => [id, (uid === null ? ofOthers.get(id) : ofUsers.get(uid)) ?? 0]))
}

/** Memberships by the streamer's id. */
export async function tiersOfStreamers(context: Context, rows: readonly AnchorRow[]) {
  const tiers = await memberTiers(context, uidsOf(rows))
  return new Map(rows.map(({ id, uid }) => [id, uid === null ? undefined : tiers.get(uid)]))
}
