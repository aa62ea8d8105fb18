import { unwrap } from '#app/lib/call-error.ts'
import { csvOf } from '#app/lib/csv.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { Earning } from '#contract/promotion.ts'
import { EARNINGS_FILE_MAX } from '#contract/promotion-rules.ts'
import { listEarnings } from '../channel.functions.ts'
import { FOR, stateText } from './texts.ts'

/** All lines, in parts, up to the limit of a file. */
async function readAll(channel: string | undefined): Promise<{ lines: Earning[]; isCut: boolean }> {
  const lines: Earning[] = []
  const id = channel === undefined ? {} : { id: channel }
  let before: { before?: string } = {}
  for (;;) {
    const { list, next } = unwrap(await listEarnings({ data: { ...id, ...before, limit: '500' } }))
    lines.push(...list)
    const isFull = lines.length >= EARNINGS_FILE_MAX
    if (next === undefined || isFull) return { lines, isCut: next !== undefined }
    before = { before: next }
  }
}

/** Saves what was earned as a file for spreadsheets. Fails as its calls do. */
export async function saveLines(
  channel: string | undefined,
  { tag, zone, today }: { tag: string; zone: string; today: string },
): Promise<void> {
  const { lines, isCut } = await readAll(channel)
  const head = [
    m.channel_file_number(),
    m.channel_lines_date(),
    m.channel_lines_for(),
    m.channel_choose(),
    m.channel_users_name(),
    m.channel_file_base(),
    m.channel_lines_coins(),
    m.channel_lines_state(),
  ]
  const rows = lines.map((line) => [
    // Longer than a spreadsheet's numbers.
    String(line.id),
    dateAndTime(line.createdAt, tag, zone),
    FOR[line.kind](),
    line.channel,
    line.name ?? m.channel_lines_gone(),
    line.base,
    line.coins,
    stateText(line, tag, zone),
  ])
  saveFile(new Blob([csvOf([head, ...rows])], { type: 'text/csv' }), `earnings-${today}.csv`)
  if (isCut) toast(m.channel_file_cut({ count: fullNumber(EARNINGS_FILE_MAX, tag) }))
}
