import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { hasTextWithin, wantedNumber, wantedText } from '#backend/core/text-search.store.ts'
import { mallCards as cards } from '#backend/db/accounts/schema/mall-cards.ts'
import { mallGoods as goods } from '#backend/db/accounts/schema/mall-goods.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { GoodsCategory } from '#contract/mall-rules.ts'

export type GoodsRow = typeof goods.$inferSelect

/** Goods of all brands, and those of this one. */
export const isOfBrand = (brand: string | undefined): SQL | undefined =>
  brand === undefined ? isNull(goods.brand) : or(isNull(goods.brand), eq(goods.brand, brand))

interface Wanted {
  page?: number | undefined
  category?: GoodsCategory | undefined
  brand?: string | undefined
}

/** A page of goods on sale, the newest first. */
export async function readGoodsOnSale(
  db: AccountDatabase,
  { page, category, brand }: Wanted,
): Promise<{ rows: GoodsRow[]; total: number }> {
  const isWanted = and(eq(goods.isOnSale, true), category && eq(goods.category, category), isOfBrand(brand))
  const [rows, totals] = await Promise.all([
    db.select().from(goods).where(isWanted).orderBy(desc(goods.id)).limit(PAGE_SIZE).offset(offsetOf(page)),
    db.select({ total: count() }).from(goods).where(isWanted),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

export const findGoods = async (db: AccountDatabase, id: number): Promise<GoodsRow | undefined> =>
  (await db.select().from(goods).where(eq(goods.id, id)))[0]

export const findGoodsOnSale = async (
  db: AccountDatabase,
  id: number,
  brand: string | undefined,
): Promise<GoodsRow | undefined> =>
  (
    await db
      .select()
      .from(goods)
      .where(and(eq(goods.id, id), eq(goods.isOnSale, true), isOfBrand(brand)))
  )[0]

export type NewGoods = Omit<typeof goods.$inferInsert, 'id'>

/** Stores new goods; where `where` does not hold, and when demo goods of the same name are there, none. */
export const insertGoods = (db: AccountDatabase, row: NewGoods, where: SQL = sql`true`) => {
  const { names, descriptions, category, kind, picture, price, stock, isOnSale, brand = null, demo = null } = row
  return db
    .insert(goods)
    .select(
      sql`select null, ${JSON.stringify(names)}, ${JSON.stringify(descriptions)}, ${category}, ${kind}, ${picture}, ${price},
        ${stock}, ${isOnSale ? 1 : 0}, ${brand}, ${demo}, ${row.createdAt} where ${where}`,
    )
    .onConflictDoNothing({ target: goods.demo })
    .returning()
}

/** Changes everything but the stock, which only orders, `changeStock` and cards change. */
export const updateGoods = (
  db: AccountDatabase,
  id: number,
  change: Partial<Omit<NewGoods, 'stock' | 'kind' | 'demo' | 'createdAt'>>,
  where?: SQL,
) =>
  db
    .update(goods)
    .set(change)
    .where(and(eq(goods.id, id), where))
    .returning()

const hasPieces = (id: number, by: number, where?: SQL): SQL | undefined =>
  and(eq(goods.id, id), eq(goods.kind, 'physical'), sql`${goods.stock} + ${by} >= 0`, where)

/** Adds pieces of physical goods, or takes some away; nothing when fewer are free. */
export const changeStock = (db: AccountDatabase, id: number, by: number, where?: SQL) =>
  db
    .update(goods)
    .set({ stock: sql`${goods.stock} + ${by}` })
    .where(hasPieces(id, by, where))
    .returning()

/** Whether `changeStock` changes it now, for statements that stand before it in a batch. */
export const willChangeStock = (id: number, by: number, where?: SQL): SQL =>
  sql`exists (select 1 from ${goods} where ${hasPieces(id, by, where)})`

/** Whether these goods exist, for statements beside. */
export const existsGoods = (id: number, where?: SQL): SQL =>
  sql`exists (select 1 from ${goods} where ${and(eq(goods.id, id), where)})`

const isOtherwise = (id: number, isOnSale: boolean, where?: SQL) =>
  and(eq(goods.id, id), eq(goods.isOnSale, !isOnSale), where)

/** Puts goods on sale or takes them off; nothing when they are so already. */
export const setSale = (db: AccountDatabase, id: number, isOnSale: boolean, where?: SQL) =>
  db
    .update(goods)
    .set({ isOnSale })
    .where(isOtherwise(id, isOnSale, where))
    .returning({ id: goods.id })

/** Whether `setSale` changes it now, for statements that stand before it in a batch. */
export const willSetSale = (id: number, isOnSale: boolean, where?: SQL): SQL =>
  sql`exists (select 1 from ${goods} where ${isOtherwise(id, isOnSale, where)})`

interface GoodsSearch extends ListPart {
  isOnSale?: boolean | undefined
  text?: string | undefined
  sort?: 'oldest' | undefined
}

/** Those with a number, of a brand or with a name, in any language, that is or has the wanted text. */
const textFilter = (wanted: string): SQL | undefined =>
  wanted === ''
    ? undefined
    : or(eq(goods.id, wantedNumber(wanted) ?? -1), eq(goods.brand, wanted), hasTextWithin(goods.names, wanted))

/** A part of all goods for staff, by default the newest first, with their free cards. */
export async function readAllGoods(db: AccountDatabase, { isOnSale, text, sort, ...search }: GoodsSearch) {
  const part = listPart({ by: [goods.id], isAscending: sort === 'oldest' }, search)
  const rows = await db
    .select({ goods, freeCards: freeCardsOf(goods.id) })
    .from(goods)
    .where(
      and(isOnSale === undefined ? undefined : eq(goods.isOnSale, isOnSale), textFilter(wantedText(text)), part.where),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, (row) => [row.goods.id])
}

const freeCardsOf = (id: typeof goods.id | number): SQL<number> =>
  sql<number>`(select count(*) from ${cards} where ${cards.goodsId} = ${id} and ${cards.orderId} is null)`

export const countFreeCards = async (db: AccountDatabase, id: number): Promise<number> =>
  (
    await db
      .select({ free: count() })
      .from(cards)
      .where(and(eq(cards.goodsId, id), isNull(cards.orderId)))
  )[0]?.free ?? 0
