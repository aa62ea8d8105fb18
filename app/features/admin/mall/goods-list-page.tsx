import { ListPage } from '../list/list-page.tsx'
import { goodsList } from './goods-list.tsx'
import type { AdminMallProps } from './mall-places.ts'
import { MallTabs } from './mall-tabs.tsx'

export const GoodsListPage = ({ rawSearch }: AdminMallProps) => (
  <>
    <MallTabs current="goods" />
    <ListPage list={goodsList} rawSearch={rawSearch} />
  </>
)
