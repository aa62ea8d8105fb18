import { m } from '#app/paraglide/messages.js'
import { LISTS } from './home-lists.ts'

/** The home page's lists with a tab, which the preferences can reorder. */
export const TABS = LISTS.filter((list) => list !== 'day')
export const LIST_NAMES = {
  today: m.home_list_today,
  yesterday: m.home_list_yesterday,
  tomorrow: m.home_list_tomorrow,
  live: m.home_list_live,
  by_time: m.home_list_by_time,
  hot: m.home_list_hot,
} as const
