import type { Person } from '#backend/db/belonging.ts'
import type { MatchDatabase } from '#backend/db/database.ts'
import { deletionsOf } from '#backend/db/deletion.ts'
import { PERSONAL } from '#backend/db/personal-data.ts'

/** Deletes what a user has in the database of matches, a streamer's rooms, in one transaction. May be repeated. */
export async function deleteRoomsOf(db: MatchDatabase, person: Person): Promise<void> {
  const [first, ...others] = deletionsOf(db, PERSONAL.matches, person)
  if (first) await db.batch([first, ...others])
}
