import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { cn } from '#app/lib/cn.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import type { PushAddresses } from '#contract/streamer-profile.ts'
import { ADDRESS_CHARS_MAX, PUSH_ADDRESSES_MAX } from '#contract/streamer-rules.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { addIpWhite, removeIpWhite } from '../addresses.functions.ts'
import { pushAddressesQuery } from '../addresses.queries.ts'
import { centreErrorText } from '../error-text.ts'
import { Moment } from '../moment.tsx'

/** From which network addresses the picture may be pushed. */
export function AddressesCard() {
  const { data, error, refetch } = useQuery(pushAddressesQuery())
  return (
    <OwnCard title={m.centre_address()} hint={m.centre_address_text({ max: PUSH_ADDRESSES_MAX })}>
      {data ? (
        <Addresses known={data} />
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{centreErrorText(failureOf(error))}</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            {m.shell_error_retry()}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </OwnCard>
  )
}

function Addresses({ known: { address, isAllowed, addresses, refused } }: { known: PushAddresses }) {
  const client = useQueryClient()
  const adding = useSubmit(addIpWhite)
  const removing = useSubmit(removeIpWhite)
  const isBusy = adding.isBusy || removing.isBusy
  const take = (answer: Result<PushAddresses> | undefined, done: string): boolean => {
    if (!answer) return false
    if (!answer.ok) toast(textOf(answer.error), 'error')
    else {
      client.setQueryData(pushAddressesQuery().queryKey, answer.data)
      toast(done)
    }
    return answer.ok
  }
  const isListed = addresses.includes(address)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block">
            {m.centre_address_own()} <bdi className="figures break-all font-medium">{address}</bdi>
          </span>
          <span className={cn('block text-13', isAllowed ? 'text-text-muted' : 'text-warn')}>
            {isListed ? m.centre_address_listed() : isAllowed ? m.centre_address_none() : m.centre_address_refused()}
          </span>
        </p>
        {!isListed && (
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => void adding.submit({}).then((answer) => take(answer, m.centre_address_added()))}
          >
            {m.centre_address_add_own()}
          </Button>
        )}
      </div>
      {refused && (
        <div role="status" className="grid justify-items-start gap-2 rounded-md border border-warn p-3">
          <p className="font-medium">
            {m.centre_address_tried()} <bdi className="figures break-all">{refused.address}</bdi>
          </p>
          <p className="text-13 text-text-muted">
            <Moment at={refused.at} /> {m.centre_address_tried_text()}
          </p>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() =>
              void adding.submit({ ip: refused.address }).then((answer) => take(answer, m.centre_address_added()))
            }
          >
            {m.centre_address_add()}
          </Button>
        </div>
      )}
      {addresses.length > 0 && (
        <ul aria-label={m.centre_address()} className="divide-y divide-line rounded-md border border-line">
          {addresses.map((ip) => (
            <li key={ip} className="flex items-center justify-between gap-3 py-1 ps-3">
              <bdi className="figures min-w-0 break-all">{ip}</bdi>
              <Button
                variant="bare"
                disabled={isBusy}
                aria-label={m.centre_address_remove({ address: ip })}
                onClick={() => void removing.submit({ ip }).then((answer) => take(answer, m.centre_address_removed()))}
              >
                {m.centre_picture_remove()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <OtherAddress isBusy={isBusy} onAdd={async (ip) => take(await adding.submit({ ip }), m.centre_address_added())} />
    </div>
  )
}

const textOf = (failure: Parameters<typeof centreErrorText>[0]): string =>
  failure.code === 'invalid_input' ? m.centre_address_bad() : centreErrorText(failure)

function OtherAddress({ isBusy, onAdd }: { isBusy: boolean; onAdd: (ip: string) => Promise<boolean> }) {
  const [typed, setTyped] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && (await onAdd(typed.trim()))) setTyped('')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
      <Field label={m.centre_address_other()} className="min-w-0 flex-1">
        <Input
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={ADDRESS_CHARS_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="quiet" disabled={isBusy}>
        {m.centre_address_add()}
      </Button>
    </form>
  )
}
