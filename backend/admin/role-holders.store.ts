import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { grantedRoles } from '#backend/db/accounts/schema/granted-roles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { selectUsers } from '#backend/identity/users.store.ts'
import type { Role } from '#contract/call.ts'
import type { ListPart } from '#contract/list-part.ts'
import { textFilter } from './accounts.store.ts'

interface HolderSearch extends ListPart {
  text?: string
  sort?: 'oldest'
  roles: readonly Role[]
}

/** A part of those who hold one of these granted roles, the newest account first. */
export async function searchHolders(db: AccountDatabase, { roles, text, sort, ...asked }: HolderSearch) {
  const part = listPart({ by: [grantedRoles.uid], isAscending: sort === 'oldest' }, asked)
  const found = await db
    .selectDistinct({ uid: grantedRoles.uid })
    .from(grantedRoles)
    .innerJoin(accounts, eq(accounts.uid, grantedRoles.uid))
    .where(and(inArray(grantedRoles.role, [...roles]), text === undefined ? undefined : textFilter(text), part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  const { rows: uids, ...ways } = part.partOf(found, ({ uid }) => [uid])
  const isAmong = sql`${accounts.uid} in (select value from json_each(${JSON.stringify(uids.map(({ uid }) => uid))}))`
  const rows =
    uids.length === 0
      ? []
      : await selectUsers(db)
          .where(isAmong)
          .orderBy(sort === 'oldest' ? accounts.uid : desc(accounts.uid))
  return { rows, ...ways }
}
