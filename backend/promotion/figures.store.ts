import { sql } from 'drizzle-orm'
import { promotionChannels, promotionHours } from '#backend/db/accounts/schema/promotion.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Manager } from './manager.ts'

const HOUR_MS = 3_600_000

export interface Figures {
  visits: number
  userVisits: number
  registrations: number
  downloads: number
}

/** What came through a channel in one span. */
export interface SpanFigures extends Figures {
  /** The place of the span among those asked for. */
  at: number
  id: string
}

/** Milliseconds since the epoch, the end not in it. */
export interface Span {
  from: number
  to: number
}

const hourOf = (ms: number | undefined): number => Math.floor((ms ?? 0) / HOUR_MS)

/** What came through a manager’s channels on a brand in each of some spans that follow each other; nothing: no row. */
export function readFigures(
  db: AccountDatabase,
  { uid, brand, spans }: Manager & { spans: readonly Span[] },
): Promise<SpanFigures[]> {
  const bounds = JSON.stringify(spans.map(({ from, to }) => ({ from: hourOf(from), to: hourOf(to) })))
  const sum = (column: string) => sql.raw(`sum(h.${column})`)
  return db.all<SpanFigures>(
    sql`select s.key as at, c.id as id, ${sum('visits')} as visits, ${sum('user_visits')} as userVisits,
      ${sum('registrations')} as registrations, ${sum('downloads')} as downloads
      from ${promotionChannels} c
      cross join ${promotionHours} h on h.channel_id = c.id
        and h.hour >= ${hourOf(spans[0]?.from)} and h.hour < ${hourOf(spans.at(-1)?.to)}
      cross join json_each(${bounds}) s on h.hour >= s.value ->> 'from' and h.hour < s.value ->> 'to'
      where c.uid = ${uid} and c.brand = ${brand}
      group by s.key, c.id order by s.key, c.created_at, c.id`,
  )
}
