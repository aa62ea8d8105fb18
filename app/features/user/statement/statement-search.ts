import { addDays, isDay } from '#app/lib/day-of.ts'
import { STATEMENT_KINDS, type StatementKind } from '#contract/statement.ts'
import type { PageSearch } from '../page-search.ts'

export interface StatementSearch {
  currency?: 'gold' | 'diamond'
  kind?: StatementKind
  from?: string
  to?: string
  before?: number
  page?: number
}

const isKind = (kind: string | undefined): kind is StatementKind => STATEMENT_KINDS.some((each) => each === kind)

/** What the address of the statement asks for. A list with a filter has no pages, one without has nothing before it. */
export function statementSearchOf({ tab, kind, from, to, before, page }: PageSearch): StatementSearch {
  const filter = {
    ...(isKind(kind) ? { kind } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  }
  const isFiltered = Object.keys(filter).length > 0
  const line = Number(before)
  return {
    ...(tab === 'gold' || tab === 'diamond' ? { currency: tab } : {}),
    ...filter,
    ...(isFiltered && Number.isSafeInteger(line) && line > 0 ? { before: line } : {}),
    ...(isFiltered || page === undefined ? {} : { page }),
  }
}

export const isFiltered = ({ kind, from, to }: StatementSearch): boolean => Boolean(kind ?? from ?? to)

/** How many days the presets go back, today included. */
export const PRESET_DAYS = [7, 30, 90] as const

/** The first day of the last `days` days. */
export const firstDayOf = (days: number, today: string): string => addDays(today, 1 - days)

/** `any`, the days of a preset, or `own` for other days. */
export function periodOf({ from, to }: StatementSearch, today: string): string {
  if (from === undefined && to === undefined) return 'any'
  const preset = to === undefined ? PRESET_DAYS.find((days) => firstDayOf(days, today) === from) : undefined
  return preset === undefined ? 'own' : String(preset)
}
