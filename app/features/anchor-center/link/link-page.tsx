import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import type { StreamLink } from '#contract/streamer.ts'
import { CopyButton } from '../../shell/copy-button.tsx'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage } from '../centre-page.tsx'
import { centreErrorText } from '../error-text.ts'
import { resetStreamLink } from '../streamer.functions.ts'
import { streamLinkQuery } from '../streamer.queries.ts'
import { AddressesCard } from './addresses-card.tsx'
import { RoomFacts } from './room-facts.tsx'

/** Where the streamer's program pushes to, and the secret stream code. */
export function LinkPage() {
  const query = useQuery(streamLinkQuery())
  return (
    <CentrePage>
      <LinkState query={query} />
      <RoomFacts />
      {query.data && <AddressesCard />}
    </CentrePage>
  )
}

function LinkState({ query: { data: link, error, refetch } }: { query: UseQueryResult<StreamLink | null> }) {
  if (link) return <Details link={link} />
  if (link === undefined && !error) return <Skeleton className="h-60 w-full rounded-lg" />
  return (
    <OwnCard>
      {link === null ? (
        <EmptyState picture="network" title={m.centre_link_off()} text={m.centre_link_off_text()} />
      ) : (
        <EmptyState picture="network" title={centreErrorText(failureOf(error))}>
          <Button onClick={() => void refetch()}>{m.shell_error_retry()}</Button>
        </EmptyState>
      )}
    </OwnCard>
  )
}

function Details({ link: { pushUrl, code, whipUrl } }: { link: StreamLink }) {
  const client = useQueryClient()
  const [isShown, setIsShown] = useState(false)
  const { submit, isBusy } = useSubmit(resetStreamLink)
  const reset = async () => {
    const isSure = await confirm({
      title: m.centre_link_reset_title(),
      text: m.centre_link_reset_text(),
      confirmLabel: m.centre_link_reset(),
      cancelLabel: m.centre_cancel(),
      isDangerous: true,
    })
    const answer = isSure ? await submit({}) : undefined
    if (!answer) return
    if (!answer.ok) return toast(centreErrorText(answer.error), 'error')
    client.setQueryData(streamLinkQuery().queryKey, answer.data)
    toast(m.centre_link_was_reset())
  }
  return (
    <OwnCard title={m.centre_link_title()} hint={m.centre_link_text()}>
      <div className="grid gap-4">
        <div className="flex items-end gap-2">
          <Field label={m.centre_link_push()} className="min-w-0 flex-1">
            <Input dir="ltr" readOnly value={pushUrl} />
          </Field>
          <CopyButton text={pushUrl} />
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <Field label={m.centre_link_code()} className="min-w-0 flex-1 basis-60">
            <Input dir="ltr" readOnly type={isShown ? 'text' : 'password'} autoComplete="off" value={code} />
          </Field>
          <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
            {isShown ? m.centre_link_hide() : m.centre_link_show()}
          </Button>
          <CopyButton text={code} />
        </div>
        {whipUrl && (
          <div className="flex items-end gap-2">
            <Field label={m.centre_link_whip()} className="min-w-0 flex-1">
              <Input dir="ltr" readOnly type={isShown ? 'text' : 'password'} autoComplete="off" value={whipUrl} />
            </Field>
            <CopyButton text={whipUrl} />
          </div>
        )}
        <div>
          <Button variant="quiet" className="text-lose!" disabled={isBusy} onClick={() => void reset()}>
            {m.centre_link_reset()}
          </Button>
        </div>
      </div>
    </OwnCard>
  )
}
