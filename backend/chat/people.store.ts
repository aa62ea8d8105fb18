import { eq, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export interface Person {
  uid: number
  name: string
  avatar?: string
}

/** Users by uid, with name and picture; of those that are deleted the uid is left. */
export async function readPeople(db: AccountDatabase, uids: readonly number[]): Promise<(uid: number) => Person> {
  const rows =
    uids.length === 0
      ? []
      : await db
          .select({ uid: accounts.uid, name: accounts.username, avatar: profiles.avatar })
          .from(accounts)
          .innerJoin(profiles, eq(profiles.uid, accounts.uid))
          .where(sql`${accounts.uid} in (select value from json_each(${JSON.stringify(uids)}))`)
  const people = new Map(
    rows.map(({ uid, name, avatar }): [number, Person] => [uid, { uid, name, ...(avatar ? { avatar } : {}) }]),
  )
  return (uid) => people.get(uid) ?? { uid, name: `#${uid}` }
}
