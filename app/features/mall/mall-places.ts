import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { PlaceHead } from '../shell/place-head.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { loadOwn } from '../user/own/load-own.ts'
import type { PageSearch } from '../user/page-search.ts'
import { categoryOf } from './category-names.ts'
import {
  addressesQuery,
  goodsListQuery,
  goodsQuery,
  redemptionQuery,
  redemptionsQuery,
  redemptionsSearchOf,
} from './mall.queries.ts'
import { mallLink } from './mall-link.ts'

export interface MallParams {
  place?: string | undefined
  id?: string | undefined
}

export interface MallPageProps extends PageSearch {
  /** NaN on a page without one. */
  id: number
}

interface Asked extends MallPageProps {
  client: QueryClient
  shell: Shell
}

interface MallPlaceEntry {
  Page: AsyncRouteComponent<MallPageProps>
  /** Asks for what the page shows, before it is drawn; what its head says. */
  load: (asked: Asked) => Promise<Omit<PlaceHead, 'shell' | 'variant'>>
}

/** Whatever fails with `not_found` is a page that does not exist. */
const orNotFound = (error: unknown): never => {
  throw failureOf(error).code === 'not_found' ? notFound() : error
}

/** A page of the viewer's own; a guest is asked to sign in. */
async function loadOwnPlace({ client, shell }: Asked, title: string, path: string, load: () => Promise<unknown>) {
  await loadOwn(client, title, () => [load()])
  return { title: `${title} - ${shell.brand.texts.name}`, description: title, path, isHidden: true }
}

/** The pages of the mall. */
const PLACES = {
  list: {
    Page: lazyRouteComponent(() => import('./mall-page.tsx'), 'MallPage'),
    load: async ({ client, shell, tab, page = 1 }) => {
      const category = categoryOf(tab)
      await client.ensureQueryData(goodsListQuery(shell.brand.id, category, page))
      const brand = shell.brand.texts.name
      return {
        title: m.mall_seo_title({ brand }),
        description: m.mall_seo_description({ brand }),
        path: '/mall',
        isHidden: category !== undefined || page > 1,
      }
    },
  },
  details: {
    Page: lazyRouteComponent(() => import('./goods-page.tsx'), 'GoodsPage'),
    load: async ({ client, shell, id }) => {
      if (Number.isNaN(id)) throw redirect({ ...mallLink(), replace: true })
      const { brand, locale } = shell
      const { name, price, description } = await client.ensureQueryData(goodsQuery(brand.id, id)).catch(orNotFound)
      return {
        title: m.mall_goods_seo_title({ name, coins: fullNumber(price, locale.tag), brand: brand.texts.name }),
        description: description || name,
        path: `/mall/details/${id}`,
      }
    },
  },
  orders: {
    Page: lazyRouteComponent(() => import('./own/orders-page.tsx'), 'OrdersPage'),
    load: (asked) =>
      loadOwnPlace(asked, m.mall_orders_title(), '/mall/orders', () =>
        asked.client.ensureQueryData(redemptionsQuery(redemptionsSearchOf(asked))),
      ),
  },
  order: {
    Page: lazyRouteComponent(() => import('./own/order-page.tsx'), 'OrderPage'),
    load: (asked) =>
      loadOwnPlace(asked, m.mall_orders_title(), `/mall/orders/${asked.id}`, () =>
        asked.client.ensureQueryData(redemptionQuery(asked.id)).catch(orNotFound),
      ),
  },
  addresses: {
    Page: lazyRouteComponent(() => import('./own/addresses-page.tsx'), 'AddressesPage'),
    load: (asked) =>
      loadOwnPlace(asked, m.mall_addresses_title(), '/mall/addresses', () =>
        asked.client.ensureQueryData(addressesQuery()),
      ),
  },
} as const satisfies Record<string, MallPlaceEntry>
export type MallPlaceName = keyof typeof PLACES

function nameOf({ place, id }: MallParams): MallPlaceName | undefined {
  if (id !== undefined && !/^[1-9]\d{0,15}$/.test(id)) return undefined
  if (place === undefined) return 'list'
  if (place === 'details') return place
  if (place === 'orders') return id === undefined ? place : 'order'
  return place === 'addresses' && id === undefined ? place : undefined
}

export function mallPlaceOf(params: MallParams): MallPlaceEntry | undefined {
  const name = nameOf(params)
  return name && PLACES[name]
}

export const loadPageCode = async (params: MallParams): Promise<void> => mallPlaceOf(params)?.Page.preload?.()

/** Loads what a page of the mall shows, and its code; 404 where there is none, or the brand has no mall. */
export async function loadMallPlace(client: QueryClient, params: MallParams, search: PageSearch): Promise<PlaceHead> {
  const variant = nameOf(params)
  const shell = await client.ensureQueryData(shellQuery())
  if (!variant || !shell.brand.features.mall) throw notFound()
  const asked = { ...search, client, shell, id: Number(params.id) }
  const [page] = await Promise.all([PLACES[variant].load(asked), loadPageCode(params)])
  return { shell, variant: `/mall/{-$place}/{-$id} ${variant}`, ...page }
}
