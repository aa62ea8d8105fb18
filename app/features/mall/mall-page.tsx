import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { chip } from '#app/ui/chip.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { GoodsLine } from '#contract/mall.ts'
import { GOODS_CATEGORIES, type GoodsCategory } from '#contract/mall-rules.ts'
import { Amount } from '../coins/amount.tsx'
import { Pager } from '../match/pager.tsx'
import { useShell } from '../shell/shell.queries.ts'
import type { PageSearch } from '../user/page-search.ts'
import { CATEGORY_NAMES, categoryOf } from './category-names.ts'
import { GoodsPicture } from './goods-picture.tsx'
import { GOODS_PER_PAGE, goodsListQuery } from './mall.queries.ts'
import { mallLink } from './mall-link.ts'

/** What can be redeemed for coins, of one category or of all. */
export function MallPage({ tab, page = 1 }: PageSearch) {
  const category = categoryOf(tab)
  const { brand } = useShell()
  const { data } = useSuspenseQuery(goodsListQuery(brand.id, category, page))
  return (
    <div className="mx-auto max-w-[1120px] space-y-4 px-3 md:px-0">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <h1 className="font-bold text-20">{m.mall_page_title()}</h1>
        <Link
          {...mallLink('orders')}
          className="flex min-h-10 items-center font-medium text-brand-text hover:underline"
        >
          {m.mall_orders_title()}
        </Link>
      </header>
      <Categories current={category} />
      {data.list.length === 0 && <EmptyState picture="records" title={m.mall_empty()} text={m.mall_empty_text()} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {data.list.map((goods) => (
          <GoodsCard key={goods.id} goods={goods} />
        ))}
      </ul>
      <Pager page={page} size={GOODS_PER_PAGE} total={data.total} />
    </div>
  )
}

function GoodsCard({ goods: { id, name, picture, price, stock } }: { goods: GoodsLine }) {
  return (
    <li className="group relative flex flex-col rounded-lg border border-line bg-surface-1 p-2 hover:border-brand">
      <GoodsPicture name={picture} className={stock === 0 ? 'opacity-50' : ''} />
      <h2 className="mt-2 line-clamp-2 px-1 font-medium">
        <Link
          {...mallLink('details', id)}
          className="after:absolute after:inset-0 after:rounded-lg group-hover:text-brand-text"
        >
          {name}
        </Link>
      </h2>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2 px-1 pt-1 pb-1">
        <Amount of={{ gold: price }} className="font-bold text-16" />
        <span className={cn('text-12', stock === 0 ? 'font-medium text-lose' : 'text-text-muted')}>
          {stock === 0 ? m.mall_sold_out() : m.mall_left({ count: stock })}
        </span>
      </p>
    </li>
  )
}

/** Links to the categories, in the style of the games on the page of rooms. */
function Categories({ current }: { current: GoodsCategory | undefined }) {
  const all = [undefined, ...GOODS_CATEGORIES]
  return (
    <nav aria-label={m.mall_categories()} className="scroll-quiet -mx-3 overflow-x-auto px-3 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2">
        {all.map((each) => (
          <li key={each ?? ''}>
            <Link
              {...mallLink()}
              search={each ? { tab: each } : {}}
              activeOptions={EXACT_LINK}
              aria-current={each === current ? 'page' : undefined}
              className={chip(each === current)}
            >
              {each ? CATEGORY_NAMES[each]() : m.mall_category_all()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
