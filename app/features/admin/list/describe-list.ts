import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import type { Column } from '#app/ui/table.tsx'
import type { Result } from '#contract/call.ts'

type Words = () => string

/** One parameter of a list's address, and the control that changes it. */
export type ListField =
  /** Free text, sent with the form. */
  | { kind: 'text'; label: Words }
  /** The number of an account, sent with the form. */
  | { kind: 'uid'; label: Words }
  /** One of some values, used as soon as it is chosen; `anyLabel` stands for none. */
  | { kind: 'choice'; label: Words; anyLabel: Words; options: Readonly<Record<string, Words>> }
  /** One of some values, as tabs above the list; `firstLabel` names the tab without a value. */
  | { kind: 'tab'; firstLabel: Words; options: Readonly<Record<string, Words>> }

export type ListFields = Readonly<Record<string, ListField>>

type ValueOf<Field extends ListField> = Field extends { options: infer Options }
  ? keyof Options & string
  : Field extends { kind: 'uid' }
    ? number
    : string

/** What the address of a list says. The first page is the address without a page. */
export type SearchOf<Fields extends ListFields> = { page?: number | undefined } & {
  [Name in keyof Fields]?: ValueOf<Fields[Name]> | undefined
}

type Given<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined> }

export interface ListDescription<Fields extends ListFields, Row> {
  /** Names the list in query keys. */
  name: string
  title: Words
  fields: Fields
  /** The form of the fields that are not tabs. */
  form?: { className: string; submitLabel: Words; isSearch?: boolean }
  /** Reads one page: 20 rows. Only parameters with a value are passed. */
  read: (search: Given<SearchOf<Fields>>) => Promise<Result<{ list: Row[]; total: number }>>
  keyOf: (row: Row) => string | number
  /** Rows are those of a table, or items of a list. */
  rows: { columns: () => Column<Row>[] } | { item: (row: Row) => ReactNode }
  empty: (search: SearchOf<Fields>) => { title: string; text?: string }
}

/** Everything about a list of administration: its address, reading, filters and rows. `ListPage` shows it. */
export const describeList = <const Fields extends ListFields, Row>(
  list: ListDescription<Fields, Row>,
): ListDescription<Fields, Row> => list

const PAGE_MAX = 10_000
const TEXT_CHARS_MAX = 100

const wholeOf = (value: unknown, max: number): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined
}

/** Digits alone are a number in an address: a search for a phone or an id. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, TEXT_CHARS_MAX) || undefined
    : undefined

function readField(field: ListField, value: unknown): string | number | undefined {
  if (field.kind === 'text') return textOf(value)
  if (field.kind === 'uid') return wholeOf(value, Number.MAX_SAFE_INTEGER)
  return typeof value === 'string' && Object.hasOwn(field.options, value) ? value : undefined
}

/** The parameters of an address that the list understands; anything else is left out. */
export function parseSearch<Fields extends ListFields>(
  { fields }: { fields: Fields },
  asked: Readonly<Record<string, unknown>>,
): SearchOf<Fields> {
  const page = wholeOf(asked.page, PAGE_MAX)
  const values = Object.entries(fields).map(([name, field]) => [name, readField(field, asked[name])])
  return { page: page === 1 ? undefined : page, ...Object.fromEntries(values) } as SearchOf<Fields>
}

const given = <Search extends object>(search: Search): Given<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Given<Search>

export const listQuery = <Fields extends ListFields, Row>(
  { name, read }: ListDescription<Fields, Row>,
  search: SearchOf<Fields>,
) =>
  queryOptions({
    queryKey: ['admin', name, search],
    queryFn: async () => unwrap(await read(given(search))),
  })
