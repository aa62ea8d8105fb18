import { eq, type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { anchorProfiles } from '#backend/db/matches/schema/anchor-profiles.ts'

export type AnchorProfileRow = typeof anchorProfiles.$inferSelect

const EMPTY = {
  introduction: null,
  details: null,
  pictures: [],
  pushAddresses: [],
  refusedAddress: null,
  refusedAt: null,
}

/** What a streamer says of herself; of one who said nothing an empty profile. */
export async function readAnchorProfile(db: MatchDatabase, anchorId: number): Promise<AnchorProfileRow> {
  const [row] = await db.select().from(anchorProfiles).where(eq(anchorProfiles.anchorId, anchorId))
  return row ?? { anchorId, ...EMPTY }
}

export async function setAnchorProfile(
  db: MatchDatabase,
  anchorId: number,
  texts: Pick<AnchorProfileRow, 'introduction' | 'details'>,
): Promise<void> {
  await db
    .insert(anchorProfiles)
    .values({ anchorId, ...texts })
    .onConflictDoUpdate({ target: anchorProfiles.anchorId, set: texts })
}

/** Who refuses the same address again within this time writes nothing. */
const REFUSED_AGAIN_MS = 60_000

/** Notes from where a push was refused. */
export const noteRefused = (db: MatchDatabase, anchorId: number, address: string, now: number) =>
  db
    .update(anchorProfiles)
    .set({ refusedAddress: address, refusedAt: now })
    .where(
      sql`${anchorProfiles.anchorId} = ${anchorId} and (${anchorProfiles.refusedAddress} is not ${address}
        or ${anchorProfiles.refusedAt} < ${now - REFUSED_AGAIN_MS})`,
    )

type List = 'pictures' | 'pushAddresses'
const COLUMNS = { pictures: anchorProfiles.pictures, pushAddresses: anchorProfiles.pushAddresses } as const

const hasItem = (list: List, item: string): SQL =>
  sql`exists (select 1 from json_each(${COLUMNS[list]}) where value = ${item})`

/** Adds to a list of a profile, in one statement; false when that would be more than `max`. What is there stays. */
export async function addToProfile(
  db: MatchDatabase,
  anchorId: number,
  list: List,
  item: string,
  max: number,
): Promise<boolean> {
  const column = COLUMNS[list]
  const changed = await db
    .insert(anchorProfiles)
    .values({ anchorId, [list]: [item] })
    .onConflictDoUpdate({
      target: anchorProfiles.anchorId,
      set: {
        [list]: sql`case when ${hasItem(list, item)} then ${column} else json_insert(${column}, '$[#]', ${item}) end`,
      },
      setWhere: sql`${hasItem(list, item)} or json_array_length(${column}) < ${max}`,
    })
    .returning({ anchorId: anchorProfiles.anchorId })
  return changed.length > 0
}

/** Takes out of a list of a profile, in one statement; false when it was not there. */
export async function removeFromProfile(
  db: MatchDatabase,
  anchorId: number,
  list: List,
  item: string,
): Promise<boolean> {
  const column = COLUMNS[list]
  const changed = await db
    .update(anchorProfiles)
    .set({
      [list]: sql`(select json_group_array(value) from (select value from json_each(${column}) where value <> ${item} order by key))`,
    })
    .where(sql`${anchorProfiles.anchorId} = ${anchorId} and ${hasItem(list, item)}`)
    .returning({ anchorId: anchorProfiles.anchorId })
  return changed.length > 0
}
