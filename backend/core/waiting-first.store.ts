import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ListPart } from '#contract/list-part.ts'
import { listPart } from './list-part.store.ts'
import { TEXT_LOOKED_AT, wantedText } from './text-search.store.ts'

interface Asked<State extends string, Row> {
  table: SQLWrapper
  id: SQLWrapper
  /** Those of a state are in its order. */
  time: SQLWrapper
  states: readonly State[]
  /** Those of a state; an index should begin with what it names, and go on with time and id. */
  filterOf: (state: State) => SQL
  /** Whether a row has a text. */
  hasText: (wanted: string) => SQL
  /** Reads what is shown, in any order. */
  read: (where: SQL) => Promise<Row[]>
  idOf: (row: Row) => number
}

export interface WaitingSearch extends ListPart {
  text?: string
  /** All of them, the oldest first. */
  sort?: 'oldest'
}

interface Found {
  id: number
  /** 0: what waits; 1: all else. */
  half: number
  /** Time and id, below zero where the newest come first. */
  place: number
  tie: number
}

/**
 * The part of a list that begins with what is under review, the oldest first, and goes on with all else, the newest first. Of each
 * state no more is read from its index than the part may show, or for a text than its `TEXT_LOOKED_AT` newest.
 */
export async function readWaitingFirst<State extends string, Row>(
  db: AccountDatabase,
  { table, id, time, states, filterOf, hasText, read, idOf }: Asked<State, Row>,
  search: WaitingSearch,
): Promise<{ rows: Row[]; next?: string; previous?: string }> {
  const whole = listPart({ by: [sql`half`, sql`place`, sql`tie`], isAscending: true }, search)
  const [way = '', ...values] = (search.after ?? '').split('.')
  // A place in a list of another order is none.
  const [from, place, tie] = values.length === 3 ? values.map(Number) : []
  const isBack = way === 'p'
  const wanted = wantedText(search.text)
  const filterIn = (state: State): SQL =>
    wanted === ''
      ? filterOf(state)
      : sql`${id} in (select ${id} from ${table} where ${filterOf(state)} order by ${time} desc, ${id} desc
          limit ${TEXT_LOOKED_AT}) and ${hasText(wanted)}`
  const inState = (state: State): SQL[] => {
    const half = state === 'reviewing' || search.sort === 'oldest' ? 0 : 1
    if (from !== undefined && (isBack ? half > from : half < from)) return []
    const after = from === half ? [way, Math.abs(place ?? 0), Math.abs(tie ?? 0)].join('.') : way
    const part = listPart({ by: [time, id], isAscending: half === 0 }, { ...search, after })
    const sign = sql.raw(half === 0 ? '' : '-')
    return [
      sql`select * from (select ${id} as id, ${sql.raw(String(half))} as half, ${sign}${time} as place, ${sign}${id} as tie
        from ${table} where ${filterIn(state)}${part.where ? sql` and ${part.where}` : sql``}
        order by ${sql.join(part.orderBy, sql`, `)} limit ${part.limit})`,
    ]
  }
  const found = await db.all<Found>(
    sql`select * from (${sql.join(states.flatMap(inState), sql` union all `)})
      order by ${sql.join(whole.orderBy, sql`, `)} limit ${whole.limit}`,
  )
  const { rows: places, ...ways } = whole.partOf(found, (row) => [row.half, row.place, row.tie])
  const placeOf = new Map(places.map((row, at) => [row.id, at]))
  const rows = await read(sql`${id} in (select value from json_each(${JSON.stringify([...placeOf.keys()])}))`)
  rows.sort((a, b) => (placeOf.get(idOf(a)) ?? 0) - (placeOf.get(idOf(b)) ?? 0))
  return { rows, ...ways }
}
