import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { CentreTabs } from '../user/own/centre-tabs.tsx'
import { OwnPage } from '../user/own/own-page.tsx'
import { channelSearchOf } from './channel-search.ts'

const TABS = [
  { place: undefined, name: m.channel_tab_channels },
  { place: 'statistical', name: m.channel_tab_figures },
  { place: 'user', name: m.channel_tab_users },
  { place: 'gold', name: m.channel_tab_gold },
  { place: 'water', name: m.channel_tab_lines },
] as const

/** A page of the promotion centre, with the way to the others. */
export const CentrePage = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <OwnPage title={m.channel_title()} action={action}>
    <CentreTabs label={m.channel_title()} to="/channel/{-$place}" tabs={TABS} />
    {children}
  </OwnPage>
)

/** Which channel a page is about; a choice applies at once. */
export function ChannelSelect({
  channels,
  channel,
}: {
  channels: readonly { id: string; name: string }[]
  channel: string | undefined
}) {
  const navigate = useNavigate()
  const choose = (id: string) =>
    void navigate({ to: '.', search: channelSearchOf({ channel: id }), replace: true, resetScroll: false })
  return (
    <Field label={m.channel_choose()}>
      <Select
        value={channel ?? ''}
        placeholder={m.channel_all()}
        onChange={({ target }) => choose(target.value)}
        options={channels.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  )
}
