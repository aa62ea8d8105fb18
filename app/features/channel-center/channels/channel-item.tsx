import { Link } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { dayOf } from '#app/lib/day-of.ts'
import { dayWithYear } from '#app/lib/format-date.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Channel } from '#contract/promotion.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { MEASURE_NAMES, MEASURES } from '../measures.ts'
import { ChannelDeeds } from './channel-deeds.tsx'
import { KINDS } from './kinds.ts'

const QrDialog = lazy(() => import('./qr-dialog.tsx').then((module) => ({ default: module.QrDialog })))

/** One channel: its name, its link, what came through it, and what its manager may do with it. */
export function ChannelItem({ channel }: { channel: Channel }) {
  const { locale, zone, origin } = useShell()
  const { id, name, kind, createdAt, closedAt } = channel
  const link = `${origin}${channel.link}`
  const date = (at: string) => dayWithYear(dayOf(at, zone), locale.tag)
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <h3 className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-13 text-text-muted">
          <span>{KINDS[kind]()}</span>
          <span suppressHydrationWarning>
            {closedAt ? m.channel_closed_on({ date: date(closedAt) }) : m.channel_since({ date: date(createdAt) })}
          </span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {MEASURE_NAMES.map((measure) => (
          <div key={measure} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-12 text-text-muted">{MEASURES[measure]()}</dt>
            <dd className="figures font-semibold text-16">{fullNumber(channel[measure], locale.tag)}</dd>
          </div>
        ))}
      </dl>
      {!closedAt && (
        <code dir="ltr" className="break-all rounded-md bg-bg px-3 py-2 text-13">
          {link}
        </code>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!closedAt && <ShareButtons link={link} name={name} />}
        <Link
          to="/channel/{-$place}"
          params={{ place: 'statistical' }}
          search={{ channel: id }}
          aria-label={m.channel_more({ name })}
          className="inline-flex min-h-10 items-center rounded-md px-2 text-13 text-brand-text hover:underline"
        >
          {m.channel_tab_figures()}
        </Link>
        <ChannelDeeds channel={channel} />
      </div>
    </li>
  )
}

/** Copies the link, or shows its QR code. */
function ShareButtons({ link, name }: { link: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast(m.channel_copied(), 'success'),
      () => toast(m.error_system(), 'error'),
    )
  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        <Copy size={16} aria-hidden />
        {m.channel_copy()}
      </Button>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {m.channel_qr()}
      </Button>
      {isOpen && (
        <Suspense>
          <QrDialog link={link} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
