import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { hasText, wantedNumber } from '#backend/core/text-search.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'

interface TextPlaces {
  /** A number is one of these. */
  numbers: readonly SQLWrapper[]
  columns: readonly SQLWrapper[]
  /** The uid of somebody whose name may have the text. */
  uid: SQLWrapper
}

/** Whether a row is what a wanted text, which is not empty, may mean. */
export function isMeant({ numbers, columns, uid }: TextPlaces, wanted: string): SQL {
  const number = wantedNumber(wanted)
  return or(
    ...(number === undefined ? [] : numbers.map((each) => sql`${each} = ${number}`)),
    ...columns.map((each) => hasText(each, wanted)),
    sql`exists (select 1 from ${accounts} where ${accounts.uid} = ${uid} and ${hasText(accounts.nameKey, wanted)})`,
  ) as SQL
}
