import { unwrap } from '#app/lib/call-error.ts'
import { csvOf } from '#app/lib/csv.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { m } from '#app/paraglide/messages.js'
import { exportChannelFigures } from '../channel.functions.ts'
import { MEASURE_NAMES, MEASURES } from '../measures.ts'

interface Asked {
  zone: string
  days: string
  channel: string | undefined
}

/** Saves the figures by day and channel as a file for spreadsheets. Fails as its call does. */
export async function saveFigures({ zone, days, channel }: Asked, today: string): Promise<void> {
  const asked = { zone, days, ...(channel === undefined ? {} : { id: channel }) }
  const { rows } = unwrap(await exportChannelFigures({ data: asked }))
  const head = [
    m.channel_day(),
    m.channel_file_id(),
    m.channel_field_name(),
    ...MEASURE_NAMES.map((name) => MEASURES[name]()),
  ]
  const lines = rows.map((row) => [row.day, row.id, row.name, ...MEASURE_NAMES.map((name) => row[name])])
  saveFile(new Blob([csvOf([head, ...lines])], { type: 'text/csv' }), `channels-${today}.csv`)
}
