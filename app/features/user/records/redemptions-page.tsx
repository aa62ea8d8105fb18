import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { OwnPage } from '../own/own-page.tsx'

/** What the viewer redeemed coins for: nothing yet, as there is no shop. */
export const RedemptionsPage = () => (
  <OwnPage title={m.user_page_exchange()}>
    <EmptyState picture="records" title={m.user_exchange_empty()} text={m.user_exchange_empty_text()} />
  </OwnPage>
)
