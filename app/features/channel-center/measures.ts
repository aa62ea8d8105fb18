import { m } from '#app/paraglide/messages.js'
import type { ChannelDay } from '#contract/promotion.ts'

export type Measure = Exclude<keyof ChannelDay, 'day'>

/** What is counted of channels, in the order of tables, charts and files. */
export const MEASURES: Readonly<Record<Measure, () => string>> = {
  visits: m.channel_visits,
  userVisits: m.channel_user_visits,
  registrations: m.channel_registrations,
  downloads: m.channel_downloads,
}

export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[]
