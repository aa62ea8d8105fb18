import { isDay } from '#app/lib/day-of.ts'
import { gameByCode, HOME_TABS } from '#contract/games.ts'
import { lastPageOf } from '#contract/list-limits.ts'
import { LISTS } from '../match/home-lists.ts'
import { type Category, gamesOfCategory } from './categories.ts'

export type ListTab = (typeof LISTS)[number]
/** `now`: live matches by heat, then the next ones; only of today. */
export const ORDERS = ['now', 'league', 'time', 'hot'] as const
export type Order = (typeof ORDERS)[number]

/** Search parameters of the home page; defaults are absent. */
export interface HomeSearch extends Category {
  list?: ListTab
  /** With list `day`: `2026-11-20`. */
  day?: string
  order?: Order
  page?: number
}

const HOME_PAGE_SIZE = 60
const PAGE_MAX = lastPageOf(HOME_PAGE_SIZE)
const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T)

/**
 * Valid search parameters. Invalid ones are undefined rather than absent: the router would keep the raw value of a
 * missing key.
 */
export function parseHomeSearch(search: Record<string, unknown>): HomeSearch {
  const tab = Number(search.tab)
  const page = Number(search.page)
  const day = isDay(search.day) ? search.day : undefined
  const list = isOneOf(LISTS, search.list) && search.list !== 'today' ? search.list : undefined
  return {
    tab: Number.isInteger(tab) && tab > 0 && tab < HOME_TABS.length ? (tab as HomeSearch['tab']) : undefined,
    game: typeof search.game === 'string' && gameByCode(search.game) ? search.game : undefined,
    list: list === 'day' && !day ? undefined : list,
    day: list === 'day' ? day : undefined,
    order: isOneOf(ORDERS, search.order) ? search.order : undefined,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
  }
}

/** The orders that a list can have; its own comes first. */
export const ordersOf = ({ list = 'today' }: HomeSearch): readonly Order[] =>
  list === 'today' ? ORDERS : ORDERS.filter((order) => order !== 'now')

/** The order of the list: the one asked for, or its own. */
export function orderOf(search: HomeSearch): Order {
  const orders = ordersOf(search)
  return orders.find((order) => order === search.order) ?? orders[0] ?? 'league'
}

/** Whether the page shows what is on now and next, instead of one list. Pages are those of the list by league. */
export const showsNow = (search: HomeSearch): boolean => orderOf(search) === 'now' && !search.page

/** Input of the call for what is on now and next. */
export function nowInput(category: Category, zone: string, brandGames?: number[]) {
  const gameIds = gamesOfCategory(category, brandGames)
  return { zone, ...(gameIds ? { gameIds } : {}) }
}

/** Input of the call for a page of the home list. */
export function listInput(search: HomeSearch, zone: string, brandGames?: number[]) {
  const list = search.list ?? 'today'
  const order = orderOf(search)
  return {
    ...nowInput(search, zone, brandGames),
    list,
    page: search.page ?? 1,
    size: HOME_PAGE_SIZE,
    order:
      list === 'hot' ? ('hot' as const) : list === 'by_time' ? ('time' as const) : order === 'now' ? 'league' : order,
    ...(search.day ? { day: search.day } : {}),
  }
}
