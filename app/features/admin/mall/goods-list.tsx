import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminGoods } from '#contract/admin-mall.ts'
import { Amount } from '../../coins/amount.tsx'
import { CATEGORY_NAMES } from '../../mall/category-names.ts'
import { GoodsPicture } from '../../mall/goods-picture.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { type BulkAct, describeList, orderField } from '../list/describe-list.ts'
import { listAllGoods, setGoodsSale } from './mall.functions.ts'
import { adminMallLink } from './mall-tabs.tsx'

function Name({ goods: { id, names, picture, isDemo } }: { goods: AdminGoods }) {
  const { locale } = useShell()
  return (
    <span className="flex items-center gap-2">
      <GoodsPicture name={picture} className="size-9 shrink-0" />
      <span className="min-w-0">
        <Link {...adminMallLink(`goods-${id}`)} className="font-medium hover:text-brand-text hover:underline">
          <bdi>{names[locale.code] ?? names.en_US ?? id}</bdi>
        </Link>
        {isDemo && <span className="block text-12 text-text-muted">{m.admin_mall_simulated()}</span>}
      </span>
    </span>
  )
}

const Sale = ({ isOnSale }: AdminGoods) => (
  <span className={isOnSale ? 'text-win' : 'text-text-muted'}>
    {isOnSale ? m.admin_mall_on_sale() : m.admin_mall_off_sale()}
  </span>
)

const setSale = ({ id }: AdminGoods, isOnSale: boolean, key: string) =>
  setGoodsSale({ data: { key, input: { id, isOnSale } } })

const saleAct = (name: 'put_on' | 'take_off', label: () => string): BulkAct<AdminGoods> => {
  const wanted = name === 'put_on'
  return {
    name,
    label,
    isFor: ({ isOnSale }) => isOnSale !== wanted,
    send: (goods, { key }) => setSale(goods, wanted, key),
    undo: (goods, { key }) => setSale(goods, !wanted, key),
  }
}

/** All goods, the newest first without another choice. */
export const goodsList = describeList({
  name: 'goods',
  title: m.admin_mall_goods,
  fields: {
    state: {
      kind: 'tab',
      firstLabel: m.admin_mall_all,
      options: { on: m.admin_mall_on_sale, off: m.admin_mall_off_sale },
    },
    text: { kind: 'text', label: m.admin_mall_goods_text },
    sort: orderField(m.admin_list_newest),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:max-w-[760px] md:grid-cols-[2fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listAllGoods({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ id, names }) => names.en_US ?? String(id),
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_mall_what, ({ names }) => names.en_US],
    [m.admin_mall_category, ({ category }) => CATEGORY_NAMES[category]()],
    [m.admin_pay_brand, ({ brand }) => brand],
    [m.admin_mall_price, ({ price }) => price],
    [m.admin_mall_stock, ({ stock }) => stock],
    [m.admin_mall_status, ({ isOnSale }) => (isOnSale ? m.admin_mall_on_sale() : m.admin_mall_off_sale())],
  ],
  bulk: [saleAct('put_on', m.admin_mall_put_on_sale), saleAct('take_off', m.admin_mall_take_off_sale)],
  rows: {
    columns: () => [
      { key: 'name', title: m.admin_mall_what(), cell: (goods) => <Name goods={goods} /> },
      { key: 'category', title: m.admin_mall_category(), cell: ({ category }) => CATEGORY_NAMES[category]() },
      {
        key: 'brand',
        title: m.admin_pay_brand(),
        cell: ({ brand }) =>
          brand === undefined ? <span className="text-text-muted">{m.admin_mall_all()}</span> : <bdi>{brand}</bdi>,
      },
      {
        key: 'price',
        title: m.admin_mall_price(),
        isNumeric: true,
        cell: ({ price }) => <Amount of={{ gold: price }} />,
      },
      {
        key: 'stock',
        title: m.admin_mall_stock(),
        isNumeric: true,
        cell: ({ stock }) => <span className={stock === 0 ? 'font-medium text-lose' : ''}>{stock}</span>,
      },
      { key: 'sale', title: m.admin_mall_status(), cell: (goods) => <Sale {...goods} /> },
    ],
    compact: (goods) => (
      <div className="flex items-start justify-between gap-3 text-13">
        <Name goods={goods} />
        <div className="flex shrink-0 flex-col items-end">
          <Amount of={{ gold: goods.price }} />
          <Sale {...goods} />
        </div>
      </div>
    ),
  },
  empty: () => ({ picture: 'records', title: m.admin_mall_goods_empty() }),
})
