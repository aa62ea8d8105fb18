import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../shell/shell.queries.ts'
import { CentreTabs } from '../user/own/centre-tabs.tsx'
import { OwnPage } from '../user/own/own-page.tsx'

const TABS = [
  { place: undefined, name: m.centre_tab_home },
  { place: 'live', name: m.centre_tab_live },
  { place: 'liveLinkDetails', name: m.centre_tab_link },
  { place: 'revenueDetails', name: m.centre_tab_revenue },
  { place: 'profile', name: m.centre_tab_profile },
  { place: 'moderation', name: m.centre_tab_moderation },
] as const

/** A page of the centre for streamers, with the way to the others. */
export function CentrePage({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const { chat } = useShell().brand.features
  // Where there is no chat there is nobody to moderate.
  const tabs = TABS.filter(({ place }) => chat || place !== 'moderation')
  return (
    <OwnPage title={m.centre_title()} action={action}>
      <CentreTabs label={m.centre_title()} to="/anchorCenter/{-$place}" tabs={tabs} />
      {children}
    </OwnPage>
  )
}
