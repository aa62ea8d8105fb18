import { csvOf } from '#app/lib/csv.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import type { BalanceRecord } from '#contract/user.ts'
import { noteText, reasonText } from './reason-text.ts'

/** A statement as a file for spreadsheets, in the reader's language and time zone; each time also in UTC (ISO 8601). */
export function statementFile(lines: readonly BalanceRecord[], { tag, zone }: { tag: string; zone: string }): string {
  const head = [
    m.user_water_file_number(),
    m.user_water_file_utc(),
    m.user_water_file_local({ zone }),
    m.user_record_what(),
    m.user_water_file_note(),
    m.user_water_file_reference(),
    m.user_info_coins(),
    m.user_water_file_coins_after(),
    m.user_info_diamonds(),
    m.user_water_file_diamonds_after(),
  ]
  const rows = lines.map((line) => [
    line.id,
    line.createdAt,
    dateAndTime(line.createdAt, tag, zone),
    reasonText(line.type, line.step),
    noteText(line),
    line.link ?? '',
    line.gold,
    line.goldAfter,
    line.diamond,
    line.diamondAfter,
  ])
  return csvOf([head, ...rows])
}
