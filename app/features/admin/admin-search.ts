import type { Role } from '#contract/call.ts'
import { ROLE_NAMES } from './admin-words.ts'

const PAGE_MAX = 10_000
const TEXT_CHARS_MAX = 100

/** What stands in an address, of whatever type. */
type Asked = { readonly [Name in 'page' | 'text' | 'role' | 'state' | 'uid']?: unknown }

export interface UserSearch {
  page?: number | undefined
  text?: string | undefined
  role?: Role | undefined
  state?: 'banned' | 'deleting' | undefined
}

export interface FeedbackSearch {
  page?: number | undefined
  state?: 'answered' | undefined
}

export interface AuditSearch {
  page?: number | undefined
  uid?: number | undefined
}

const wholeOf = (value: unknown, max: number): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined
}

/** The first page is the address without a page. */
function pageOf(asked: Asked): number | undefined {
  const page = wholeOf(asked.page, PAGE_MAX)
  return page === 1 ? undefined : page
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

/** Digits alone are a number in an address: a search for a phone or an id. */
function textOf({ text }: Asked): string | undefined {
  if (typeof text !== 'string' && typeof text !== 'number') return undefined
  return String(text).trim().slice(0, TEXT_CHARS_MAX) || undefined
}

/** What the address of each list says; anything else is left out. */
export const parseUserSearch = (asked: Asked): UserSearch => ({
  page: pageOf(asked),
  text: textOf(asked),
  role: oneOf(ROLE_NAMES, asked.role),
  state: oneOf(['banned', 'deleting'], asked.state),
})

export const parseFeedbackSearch = (asked: Asked): FeedbackSearch => ({
  page: pageOf(asked),
  state: oneOf(['answered'], asked.state),
})

export const parseAuditSearch = (asked: Asked): AuditSearch => ({
  page: pageOf(asked),
  uid: wholeOf(asked.uid, Number.MAX_SAFE_INTEGER),
})
