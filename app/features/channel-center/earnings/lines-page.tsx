import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Earning } from '#contract/promotion.ts'
import { Amount } from '../../coins/amount.tsx'
import { FormError } from '../../login/form/form-error.tsx'
import { errorText } from '../../shell/error-text.ts'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage, ChannelSelect } from '../centre-page.tsx'
import { channelsQuery, earningLinesQuery } from '../channel.queries.ts'
import type { ChannelPageProps } from '../channel-places.ts'
import { SaveButton } from '../save-button.tsx'
import { FOR, stateText } from './texts.ts'

/** What the viewer earned, line by line, and as a file. */
export function LinesPage({ search: { channel } }: ChannelPageProps) {
  const { locale, zone } = useShell()
  const today = useToday()
  const { data: channels } = useSuspenseQuery(channelsQuery())
  const { data } = useSuspenseQuery(earningLinesQuery(channel))
  const isEmpty = data.list.length === 0
  const save = async () => {
    const { saveLines } = await import('./save-lines.ts')
    await saveLines(channel, { tag: locale.tag, zone, today })
  }
  return (
    <CentrePage>
      <OwnCard title={m.channel_lines_title()}>
        <div className="grid gap-4">
          {channels.length > 1 && <ChannelSelect channels={channels} channel={channel} />}
          {isEmpty ? (
            <EmptyState picture="records" title={m.channel_lines_empty()} text={m.channel_lines_empty_text()} />
          ) : (
            <>
              <div>
                <Part key={channel} channel={channel} list={data.list} next={data.next} />
              </div>
              <div>
                <SaveButton save={save} />
              </div>
            </>
          )}
        </div>
      </OwnCard>
    </CentrePage>
  )
}

interface PartProps {
  channel: string | undefined
  list: readonly Earning[]
  next: string | undefined
}

/** Lines, and the way to those before them. */
function Part({ channel, list, next }: PartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ul aria-label={m.channel_lines_title()} className="divide-y divide-line">
        {list.map((earning) => (
          <Line key={earning.id} earning={earning} />
        ))}
      </ul>
      {next !== undefined &&
        (isOpen ? (
          <NextPart channel={channel} before={next} />
        ) : (
          <p className="border-line border-t pt-3 text-center">
            <Button variant="quiet" onClick={() => setIsOpen(true)}>
              {m.channel_lines_more()}
            </Button>
          </p>
        ))}
    </>
  )
}

function NextPart({ channel, before }: { channel: string | undefined; before: string }) {
  const { data, error, isFetching, refetch } = useQuery(earningLinesQuery(channel, before))
  if (data) return <Part channel={channel} list={data.list} next={data.next} />
  if (!error || isFetching) return <Skeleton className="mt-3 h-10 w-full" />
  return (
    <div className="grid justify-items-center gap-3 pt-3">
      <FormError text={errorText(failureOf(error))} />
      <Button variant="quiet" onClick={() => void refetch()}>
        {m.channel_lines_more()}
      </Button>
    </div>
  )
}

function Line({ earning }: { earning: Earning }) {
  const { locale, zone } = useShell()
  const { kind, name, channel, createdAt, base, coins, state } = earning
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2 font-medium">
          {FOR[kind]()}
          <bdi className="font-normal text-text-muted">{name ?? m.channel_lines_gone()}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-2 text-12 text-text-muted">
          <bdi className="wrap-anywhere">{channel}</bdi>
          <time dateTime={createdAt} dir="auto" suppressHydrationWarning>
            {dateAndTime(createdAt, locale.tag, zone)}
          </time>
        </p>
        <p className="text-12 text-text-muted" suppressHydrationWarning>
          {stateText(earning, locale.tag, zone)}
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p className={`font-semibold ${state === 'void' ? 'text-text-muted line-through' : ''}`}>
          <Amount of={{ gold: coins }} />
        </p>
        {kind === 'purchase' && (
          <p className="text-12 text-text-muted">{m.channel_lines_of({ coins: fullNumber(base, locale.tag) })}</p>
        )}
      </div>
    </li>
  )
}
