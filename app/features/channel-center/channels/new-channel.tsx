import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { toast } from '#app/ui/toast.ts'
import {
  CHANNEL_KINDS,
  CHANNEL_NAME_MAX,
  CHANNELS_MAX,
  CHANNELS_OPEN_MAX,
  type ChannelKind,
} from '#contract/promotion-rules.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { errorText } from '../../shell/error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { createChannel } from '../channel.functions.ts'
import { channelsQuery } from '../channel.queries.ts'
import { KINDS } from './kinds.ts'

/** A form that makes a channel. */
export function NewChannel() {
  const client = useQueryClient()
  const { locale, brand } = useShell()
  const { submit, isBusy } = useSubmit(createChannel)
  const [name, setName] = useState('')
  const [kind, setKind] = useState<ChannelKind>('register')
  const [fault, setFault] = useState<'missing' | string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFault('missing')
    const answer = await submit({ name: name.trim(), kind })
    if (!answer) return
    if (!answer.ok) {
      const { code } = answer.error
      const limits = { open: fullNumber(CHANNELS_OPEN_MAX, locale.tag), all: fullNumber(CHANNELS_MAX, locale.tag) }
      return setFault(code === 'too_many' ? m.channel_too_many(limits) : errorText(answer.error))
    }
    setFault(undefined)
    setName('')
    toast(m.channel_created(), 'success')
    await client.invalidateQueries({ queryKey: channelsQuery().queryKey })
  }
  const isMissing = fault === 'missing'
  return (
    <OwnCard title={m.channel_new_title()} hint={m.channel_new_hint()}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <Field
          label={m.channel_field_name()}
          hint={m.channel_field_name_hint()}
          error={isMissing ? m.channel_field_name_missing() : undefined}
          isRequired
        >
          <Input
            dir="auto"
            autoComplete="off"
            maxLength={CHANNEL_NAME_MAX}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setFault(undefined)
            }}
          />
        </Field>
        {/* Without an app there is nothing to download. */}
        {brand.downloads.length > 0 && (
          <ChoiceRow
            label={m.channel_field_kind()}
            options={CHANNEL_KINDS.map((value) => ({ value, label: KINDS[value]() }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {fault && !isMissing && <FormError text={fault} />}
        <div>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {m.channel_create()}
          </Button>
        </div>
      </form>
    </OwnCard>
  )
}
