import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { SIMULATED_UIDS } from './uids.ts'

/** The condition that a column has the uid of a simulated expert. */
export const isSimulatedUid = (uid: SQLWrapper): SQL =>
  sql`${uid} between ${sql.raw(`${SIMULATED_UIDS.first}`)} and ${sql.raw(`${SIMULATED_UIDS.last}`)}`
