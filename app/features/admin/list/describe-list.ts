import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { EmptyPictureName } from '#app/ui/empty-state.tsx'
import type { Column } from '#app/ui/table.tsx'
import type { Result } from '#contract/call.ts'
import type { ReviewQueueName } from '#contract/review-rules.ts'

type Label = () => string

/** What is chosen without a choice may depend on the tab. */
type AnyLabel = (search: Readonly<Record<string, unknown>>) => string

/** One search parameter of a list, and the control that changes it. */
export type ListField =
  /**
   * Free text, sent with the form; at most one in a list. It stands behind the `#` of the address, which no server gets:
   * it may be somebody's email or phone, and addresses are logged.
   */
  | { kind: 'text'; label: Label }
  /** The uid of an account, sent with the form. */
  | { kind: 'uid'; label: Label }
  /** A short id of letters, such as a brand's, sent with the form. */
  | { kind: 'code'; label: Label }
  /** A day, sent with the form. */
  | { kind: 'day'; label: Label }
  /**
   * One of several values, applied as soon as it is chosen; `anyLabel` is the option without a value, and an option of the same name
   * is left out.
   */
  | { kind: 'choice'; label: Label; anyLabel: AnyLabel; options: Readonly<Record<string, Label>> }
  /** One of several values, as tabs above the list; `firstLabel` is the tab without a value. */
  | { kind: 'tab'; firstLabel: Label; options: Readonly<Record<string, Label>> }

/** Kinds of fields that are sent with the form. */
export const TYPED: readonly (ListField['kind'] | undefined)[] = ['text', 'uid', 'code', 'day']

export type ListFields = Readonly<Record<string, ListField>>

/** The order of a list: as it is without a choice, or the oldest first. */
export const orderField = (anyLabel: Label) =>
  ({ kind: 'choice', label: m.admin_list_order, anyLabel, options: { oldest: m.admin_list_oldest } }) as const

const AGES = { newest: m.admin_list_newest, oldest: m.admin_list_oldest } as const

/** The order of a list by age, either way; as it is without a choice, or by age as well. */
export const ageField = (anyLabel: AnyLabel) =>
  ({ kind: 'choice', label: m.admin_list_order, anyLabel, options: AGES }) as const

/** The same of a list whose first tab has what waits, the oldest first, and whose other tabs (`state`) begin with the newest. */
export const waitingAgeField = ageField(({ state }) => (state === undefined ? AGES.oldest() : AGES.newest()))

/** What may be chosen for a search. */
export function choicesOf(field: ListField & { kind: 'choice' }, search: Readonly<Record<string, unknown>>) {
  const anyLabel = field.anyLabel(search)
  const options = Object.entries(field.options).map(([value, label]) => ({ value, label: label() }))
  return { anyLabel, options: options.filter(({ label }) => label !== anyLabel) }
}

type ValueOf<Field extends ListField> = Field extends { options: infer Options }
  ? keyof Options & string
  : Field extends { kind: 'uid' }
    ? number
    : string

/**
 * Search parameters of a list. The first page has no `after`, the place from which a list goes on. `review`: the one row that is
 * being decided about.
 */
export type SearchOf<Fields extends ListFields> = {
  after?: string | undefined
  review?: number | undefined
} & { [Name in keyof Fields]?: ValueOf<Fields[Name]> | undefined }

/** What a call takes besides: `id`, of what is reviewed, and a size, of a part for a file. */
type Asked<Fields extends ListFields> = WithoutUndefined<Omit<SearchOf<Fields>, 'review'>> & {
  id?: number
  size?: 'file'
}

type WithoutUndefined<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined> }

/** A page of a list, with the places before and behind it. */
export interface ListPart<Row> {
  list: Row[]
  next?: string
  previous?: string
}

interface BulkHow {
  /** Of all rows. */
  reason: string
  /** Of this one. */
  text: string
  key: string
}

/** Something that is done with each of the chosen rows. */
export interface BulkAct<Row> {
  name: string
  label: Label
  /** Whether it can be done with a row, as far as the page knows. */
  isFor: (row: Row) => boolean
  /** Asks for a reason, with this text. */
  reason?: Label
  /** Asks for a text of each row, with this text; rows without one are left out. */
  texts?: { label: Label; charsMax: number }
  /** Asks whether to, with this text: what cannot be undone and needs no reason. */
  question?: Label
  isGrave?: boolean
  send: (row: Row, how: BulkHow) => Promise<Result<unknown>>
  /** Makes it undone, for a while. `data`: what `send` was answered. */
  undo?(row: Row, how: { key: string; data: unknown }): Promise<Result<unknown>>
}

/** An act whose undoing depends on what it was answered. */
export const undoable = <Row, Data>(
  act: Omit<BulkAct<Row>, 'send' | 'undo'> & {
    send: (row: Row, how: BulkHow) => Promise<Result<Data>>
    undo: (row: Row, how: { key: string; data: Data }) => Promise<Result<unknown>>
  },
): BulkAct<Row> => act

/** Rows of which each waits for a decision. */
export interface ListReview<Row> {
  queue: ReviewQueueName
  isOpen: (row: Row) => boolean
  /** The parameter of a page of its own, on which one is decided about. */
  parameter?: 'order'
}

export interface ListDescription<Fields extends ListFields, Row> {
  /** Name of the list in query keys. */
  name: string
  title: Label
  fields: Fields
  /** The form with all fields that are not tabs. */
  form?: { className: string; submitLabel: Label; isSearch?: boolean }
  /** Loads one page of 20 rows. Gets only parameters with a value. */
  read: (search: Asked<Fields>) => Promise<Result<ListPart<Row>>>
  keyOf: (row: Row) => string | number
  /** Rows of a table, which are those of a list on narrow screens, or items of a list; `head` stands first in an item. */
  rows:
    | { columns: () => Column<Row>[]; compact: (row: Row) => ReactNode }
    | { item: (row: Row, head: ReactNode) => ReactNode }
  /** Columns of the file that the list is saved as. */
  file?: readonly (readonly [Label, (row: Row) => string | number | undefined])[]
  bulk?: readonly BulkAct<Row>[]
  /** Whose row it is, for the name of its box. */
  nameOf?: (row: Row) => string
  review?: ListReview<Row>
  /** What is said without rows; a search that finds nothing is told apart by the frame. */
  empty: (search: SearchOf<Fields>) => Empty
  /** What is said of such a search, where the list knows more than that nothing was found. */
  noneFound?: (search: SearchOf<Fields>) => Empty | undefined
}

interface Empty {
  picture: EmptyPictureName
  title: string
  text?: string
}

/** Describes a list of the administration: address, loading, filters and rows. Rendered by `ListPage`. */
export const describeList = <const Fields extends ListFields, Row>(
  list: ListDescription<Fields, Row>,
): ListDescription<Fields, Row> => list

const TEXT_CHARS_MAX = 100
const CODE = /^[a-z0-9-]{1,40}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const PLACE = /^[np](\.-?[a-z0-9][a-z0-9-]{0,30}){1,4}$/

const like = (pattern: RegExp, value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

const positiveInteger = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** A value of digits, e.g. a phone or an id, arrives as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, TEXT_CHARS_MAX) || undefined
    : undefined

function readField(field: ListField, value: unknown): string | number | undefined {
  if (field.kind === 'text') return textOf(value)
  if (field.kind === 'uid') return positiveInteger(value)
  if (field.kind === 'code') return like(CODE, value)
  if (field.kind === 'day') return like(DAY, value)
  return typeof value === 'string' && Object.hasOwn(field.options, value) ? value : undefined
}

function unescaped(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** The `#` part of an address for the search of a list; undefined for one without text. */
export function hashOf(fields: ListFields, search: Readonly<Record<string, unknown>>): string | undefined {
  const name = Object.keys(fields).find((each) => fields[each]?.kind === 'text')
  const text = name && textOf(search[name])
  return text ? encodeURIComponent(text) : undefined
}

/** Valid search parameters of a list; anything else is left out. `hash`: the address behind its `#`, with the text. */
export function parseSearch<Fields extends ListFields>(
  { fields }: { fields: Fields },
  search: Readonly<Record<string, unknown>>,
  hash = '',
): SearchOf<Fields> {
  const read = (name: string, field: ListField) =>
    readField(field, field.kind === 'text' ? unescaped(hash) : search[name])
  const values = Object.entries(fields).map(([name, field]) => [name, read(name, field)])
  return {
    after: like(PLACE, search.after),
    review: positiveInteger(search.review),
    ...Object.fromEntries(values),
  } as SearchOf<Fields>
}

const withoutUndefined = <Search extends object>(search: Search): WithoutUndefined<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as WithoutUndefined<Search>

export const listQuery = <Fields extends ListFields, Row>(
  { name, read }: ListDescription<Fields, Row>,
  search: SearchOf<Fields>,
) =>
  queryOptions({
    queryKey: ['admin', name, search],
    queryFn: async () => unwrap(await read(askedBy(search))),
  })

/** What is asked of a list for a search: of one that is being reviewed, that alone. `part`: another part, or one for a file. */
export const askedBy = <Fields extends ListFields>(
  { review, ...search }: SearchOf<Fields>,
  part: { after?: string | undefined; size?: 'file' } = {},
): Asked<Fields> => (review === undefined ? withoutUndefined({ ...search, ...part }) : { id: review }) as Asked<Fields>

/** Whether a search is none: the list as it is opened. */
export const isFirst = (search: Readonly<Record<string, unknown>>): boolean =>
  Object.values(search).every((value) => value === undefined)

/** Whether nothing of a list waits. `first`: what it shows without a search, which begins with what waits. */
export const isNothingOpen = <Fields extends ListFields, Row>(
  { review }: Pick<ListDescription<Fields, Row>, 'review'>,
  first: ListPart<Row> | undefined,
): boolean => review !== undefined && first !== undefined && !first.list.some(review.isOpen)
