import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { loadList } from '../list/load-list.ts'
import { type AdminPage, isAdministrator, loadAdmin } from '../load-admin.ts'
import { goodsList } from './goods-list.tsx'
import { anyGoodsQuery, anyRedemptionQuery } from './mall.queries.ts'
import { redemptionsList } from './redemptions-list.tsx'

export type RawSearch = Readonly<Record<string, unknown>>

export interface AdminMallProps {
  /** Of an order or of goods; NaN on lists and for new goods. */
  id: number
  rawSearch: RawSearch
}

interface AdminMallPlace {
  Page: AsyncRouteComponent<AdminMallProps>
  load: (client: QueryClient, props: AdminMallProps) => Promise<AdminPage>
}

/** Loads what a page needs to be drawn; 404 where there is none. */
async function loadOne(client: QueryClient, title: string, ask: () => Promise<unknown>): Promise<AdminPage> {
  const page = await loadAdmin(client, title, () => Promise.resolve())
  if (!isAdministrator(await loadViewer(client))) return page
  try {
    await ask()
  } catch (error) {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  }
  return page
}

const ORDERS: AdminMallPlace = {
  Page: lazyRouteComponent(() => import('./redemptions-page.tsx'), 'RedemptionsPage'),
  load: (client, { rawSearch }) => loadList(client, redemptionsList, rawSearch),
}

const GOODS: AdminMallPlace = {
  Page: lazyRouteComponent(() => import('./goods-list-page.tsx'), 'GoodsListPage'),
  load: (client, { rawSearch }) => loadList(client, goodsList, rawSearch),
}

const ORDER: AdminMallPlace = {
  Page: lazyRouteComponent(() => import('./redemption-page.tsx'), 'RedemptionPage'),
  load: (client, { id }) =>
    loadOne(client, m.admin_mall_order({ id }), () => client.ensureQueryData(anyRedemptionQuery(id))),
}

const ONE: AdminMallPlace = {
  Page: lazyRouteComponent(() => import('./goods-page.tsx'), 'GoodsPage'),
  load: (client, { id }) =>
    loadOne(client, m.admin_mall_goods(), async () => Number.isNaN(id) || client.ensureQueryData(anyGoodsQuery(id))),
}

/** The place in the address: nothing, `goods`, `new`, `goods-7`, or the number of an order. */
export function adminMallPlaceOf(place: string | undefined): (AdminMallPlace & { id: number }) | undefined {
  const [, prefix, digits] = /^(goods-)?([1-9]\d{0,15})$/.exec(place ?? '') ?? []
  if (digits) return { ...(prefix ? ONE : ORDER), id: Number(digits) }
  if (place === undefined) return { ...ORDERS, id: Number.NaN }
  if (place === 'goods') return { ...GOODS, id: Number.NaN }
  return place === 'new' ? { ...ONE, id: Number.NaN } : undefined
}

export const loadPageCode = async (place: string | undefined): Promise<void> =>
  adminMallPlaceOf(place)?.Page.preload?.()

export async function loadAdminMall(client: QueryClient, at: string | undefined, rawSearch: RawSearch) {
  const place = adminMallPlaceOf(at)
  if (!place) throw notFound()
  const [page] = await Promise.all([place.load(client, { id: place.id, rawSearch }), loadPageCode(at)])
  return page
}
