import { Link } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'

/** Where a link to a page of the mall's administration leads. */
export const adminMallLink = (id?: string) => ({ to: '/admin/mall/{-$id}' as const, params: { id } })

const LINK = 'flex min-h-9 items-center rounded-full border border-line bg-surface-1 px-4 text-13 hover:bg-surface-2'

/** Orders, goods, and new goods. */
export const MallTabs = ({ current }: { current: 'orders' | 'goods' | 'new' | undefined }) => (
  <nav aria-label={m.admin_page_mall()} className="flex flex-wrap gap-2">
    {(
      [
        { key: 'orders', link: adminMallLink(), name: m.admin_mall_orders() },
        { key: 'goods', link: adminMallLink('goods'), name: m.admin_mall_goods() },
        { key: 'new', link: adminMallLink('new'), name: m.admin_mall_add() },
      ] as const
    ).map(({ key, link, name }) => (
      <Link
        key={key}
        {...link}
        search={{}}
        activeOptions={EXACT_LINK}
        aria-current={key === current ? 'page' : undefined}
        className={key === current ? `${LINK} border-transparent bg-surface-2 font-semibold` : LINK}
      >
        {name}
      </Link>
    ))}
  </nav>
)
