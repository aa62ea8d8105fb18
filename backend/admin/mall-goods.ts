import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { hasCardKey, type SealedCard, sealCard } from '#backend/mall/card-cipher.ts'
import { knownDigests } from '#backend/mall/cards.store.ts'
import { countFreeCards, findGoods, type GoodsRow, readAllGoods } from '#backend/mall/goods.store.ts'
import type { AdminGoods, adminMallCalls } from '#contract/admin-mall.ts'
import { auditFile } from './audit.store.ts'
import { storeCards, storeGoods, storeSale, storeStock } from './mall.store.ts'

type Calls = typeof adminMallCalls

const toAdminGoods = (row: GoodsRow, freeCards: number): AdminGoods => {
  const { id, names, descriptions, category, kind, picture, price, stock, isOnSale, brand, demo, createdAt } = row
  return {
    id,
    names: { ...names },
    descriptions: { ...descriptions },
    category,
    kind,
    picture,
    price,
    stock,
    isOnSale,
    freeCards,
    isDemo: demo !== null,
    createdAt: instant(createdAt),
    ...(brand === null ? {} : { brand }),
  }
}

const withCards = async ({ accountDb }: UserContext, row: GoodsRow): Promise<AdminGoods> =>
  toAdminGoods(row, row.kind === 'virtual' ? await countFreeCards(accountDb, row.id) : 0)

export const listAllGoods: Verb<Calls['listAllGoods']> = async (context, { state, ...search }) => {
  const isOnSale = state && state === 'on'
  const { rows, ...ways } = await readAllGoods(context.accountDb, { ...search, isOnSale })
  await auditFile(context, 'goods', search)
  return { list: rows.map(({ goods, freeCards }) => toAdminGoods(goods, freeCards)), ...ways }
}

export const getAnyGoods: Verb<Calls['getAnyGoods']> = async (context, { id }) => {
  const row = await findGoods(context.accountDb, id)
  return row ? { goods: await withCards(context, row), hasCardKey: hasCardKey(context.env) } : fail('not_found')
}

/** Texts that say something, without the spaces around them. */
const said = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : [])))

export const saveGoods: Verb<Calls['saveGoods']> = async (context, { id, names, descriptions, brand, ...change }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const named = said(names)
  if (!named.en_US) return fail('invalid_input', 'goods need a name in English')
  const stored = { ...change, names: named, descriptions: said(descriptions), brand: brand?.trim() || null }
  const detail = `goods ${id ?? 'new'}: ${named.en_US}, ${change.price}, ${change.isOnSale ? 'on sale' : 'off sale'}`
  const row = await storeGoods(context, id, stored, detail)
  if (row) return withCards(context, row)
  return id === undefined || (await findGoods(context.accountDb, id)) ? fail('forbidden') : fail('not_found')
}

export const setGoodsSale: Verb<Calls['setGoodsSale']> = async (context, { id, isOnSale }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const row = await findGoods(context.accountDb, id)
  if (!row) return fail('not_found')
  return (await storeSale(context, row, isOnSale)) ? { done: true } : fail('order_moved')
}

export const changeStock: Verb<Calls['changeStock']> = async (context, { id, by }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const row = await storeStock(context, id, by)
  if (row) return withCards(context, row)
  const goods = await findGoods(context.accountDb, id)
  if (goods?.kind !== 'physical') return fail('not_found')
  return goods.stock + by < 0 ? fail('out_of_range') : fail('forbidden')
}

/** The cards of these numbers that were never there, each once. */
async function newCards(
  { env, accountDb }: UserContext,
  id: number,
  numbers: readonly string[],
): Promise<SealedCard[]> {
  const wanted = [...new Set(numbers.map((number) => number.trim()).filter(Boolean))]
  const sealed = (await Promise.all(wanted.map((number) => sealCard(env, id, number)))).filter((card) => card !== null)
  const known = await knownDigests(
    accountDb,
    sealed.flatMap((card) => card.known),
  )
  return sealed
    .filter((card) => card.known.every((digest) => !known.has(digest)))
    .map(({ sealed: text, keyId, digest }) => ({ sealed: text, keyId, digest }))
}

export const addCards: Verb<Calls['addCards']> = async (context, { id, cards }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  if (!hasCardKey(context.env)) return fail('not_configured')
  if ((await findGoods(context.accountDb, id))?.kind !== 'virtual') return fail('not_found')
  const sealed = await newCards(context, id, cards)
  const added = sealed.length === 0 ? 0 : await storeCards(context, id, sealed)
  if (added === null) return fail('forbidden')
  const row = await findGoods(context.accountDb, id)
  const given = cards.filter((number) => number.trim() !== '').length
  return row ? { added, known: given - added, goods: await withCards(context, row) } : fail('not_found')
}
