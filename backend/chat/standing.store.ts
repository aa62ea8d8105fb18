import { sql } from 'drizzle-orm'
import { chatModerators, chatMutes } from '#backend/db/accounts/schema/chat.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export interface Standing {
  /** Until when she is muted in all rooms, milliseconds since the epoch; 0: she is not. */
  mutedUntil: number
  /** Whether she moderates this room. */
  isModerator: boolean
}

/** What a user may do in the chat of a room, besides her roles. */
export async function readStanding(db: AccountDatabase, uid: number, roomId: number): Promise<Standing> {
  const [row] = await db.all<{ until: number | null; isModerator: number }>(sql`select
    (select ${chatMutes.until} from ${chatMutes} where ${chatMutes.uid} = ${uid}) as until,
    exists (select 1 from ${chatModerators}
      where ${chatModerators.roomId} = ${roomId} and ${chatModerators.uid} = ${uid}) as "isModerator"`)
  return { mutedUntil: row?.until ?? 0, isModerator: row?.isModerator === 1 }
}
