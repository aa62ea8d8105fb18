import { ListPage } from '../list/list-page.tsx'
import type { AdminMallProps } from './mall-places.ts'
import { MallTabs } from './mall-tabs.tsx'
import { redemptionsList } from './redemptions-list.tsx'

export const RedemptionsPage = ({ rawSearch }: AdminMallProps) => (
  <>
    <MallTabs current="orders" />
    <ListPage list={redemptionsList} rawSearch={rawSearch} />
  </>
)
