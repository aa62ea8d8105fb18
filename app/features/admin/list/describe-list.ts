import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import type { EmptyPictureName } from '#app/ui/empty-state.tsx'
import type { Column } from '#app/ui/table.tsx'
import type { Result } from '#contract/call.ts'

type Label = () => string

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
  /** One of several values, applied as soon as it is chosen; `anyLabel` is the option without a value. */
  | { kind: 'choice'; label: Label; anyLabel: Label; options: Readonly<Record<string, Label>> }
  /** One of several values, as tabs above the list; `firstLabel` is the tab without a value. */
  | { kind: 'tab'; firstLabel: Label; options: Readonly<Record<string, Label>> }

export type ListFields = Readonly<Record<string, ListField>>

type ValueOf<Field extends ListField> = Field extends { options: infer Options }
  ? keyof Options & string
  : Field extends { kind: 'uid' }
    ? number
    : string

/** Search parameters of a list. The first page has no page parameter. */
export type SearchOf<Fields extends ListFields> = { page?: number | undefined } & {
  [Name in keyof Fields]?: ValueOf<Fields[Name]> | undefined
}

type WithoutUndefined<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined> }

export interface ListDescription<Fields extends ListFields, Row> {
  /** Name of the list in query keys. */
  name: string
  title: Label
  fields: Fields
  /** The form with all fields that are not tabs. */
  form?: { className: string; submitLabel: Label; isSearch?: boolean }
  /** Loads one page of 20 rows. Gets only parameters with a value. */
  read: (search: WithoutUndefined<SearchOf<Fields>>) => Promise<Result<{ list: Row[]; total: number }>>
  keyOf: (row: Row) => string | number
  /** Rows of a table, which are those of a list on narrow screens, or items of a list. */
  rows: { columns: () => Column<Row>[]; compact: (row: Row) => ReactNode } | { item: (row: Row) => ReactNode }
  empty: (search: SearchOf<Fields>) => { picture: EmptyPictureName; title: string; text?: string }
}

/** Describes a list of the administration: address, loading, filters and rows. Rendered by `ListPage`. */
export const describeList = <const Fields extends ListFields, Row>(
  list: ListDescription<Fields, Row>,
): ListDescription<Fields, Row> => list

const PAGE_MAX = 10_000
const TEXT_CHARS_MAX = 100
const CODE = /^[a-z0-9-]{1,40}$/

const positiveInteger = (value: unknown, max: number): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined
}

/** A value of digits, e.g. a phone or an id, arrives as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, TEXT_CHARS_MAX) || undefined
    : undefined

function readField(field: ListField, value: unknown): string | number | undefined {
  if (field.kind === 'text') return textOf(value)
  if (field.kind === 'uid') return positiveInteger(value, Number.MAX_SAFE_INTEGER)
  if (field.kind === 'code') return typeof value === 'string' && CODE.test(value) ? value : undefined
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
  const page = positiveInteger(search.page, PAGE_MAX)
  const read = (name: string, field: ListField) =>
    readField(field, field.kind === 'text' ? unescaped(hash) : search[name])
  const values = Object.entries(fields).map(([name, field]) => [name, read(name, field)])
  return { page: page === 1 ? undefined : page, ...Object.fromEntries(values) } as SearchOf<Fields>
}

const withoutUndefined = <Search extends object>(search: Search): WithoutUndefined<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as WithoutUndefined<Search>

export const listQuery = <Fields extends ListFields, Row>(
  { name, read }: ListDescription<Fields, Row>,
  search: SearchOf<Fields>,
) =>
  queryOptions({
    queryKey: ['admin', name, search],
    queryFn: async () => unwrap(await read(withoutUndefined(search))),
  })
