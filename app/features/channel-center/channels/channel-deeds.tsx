import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import type { Channel } from '#contract/promotion.ts'
import { CHANNEL_NAME_MAX } from '#contract/promotion-rules.ts'
import { errorText } from '../../shell/error-text.ts'
import { closeChannel, renameChannel } from '../channel.functions.ts'
import { channelsQuery } from '../channel.queries.ts'

const DEED = 'px-2 text-13'

/** Renames a channel in its place, and closes it for good. */
export function ChannelDeeds({ channel: { id, name, closedAt } }: { channel: Channel }) {
  const client = useQueryClient()
  const [isRenaming, setIsRenaming] = useState(false)
  const close = useSubmit(closeChannel)
  const rename = useSubmit(renameChannel)
  const take = async (answer: Result<Channel> | undefined, done: string) => {
    if (!answer) return
    if (!answer.ok) return toast(errorText(answer.error), 'error')
    setIsRenaming(false)
    toast(done, 'success')
    await client.invalidateQueries({ queryKey: channelsQuery().queryKey })
  }
  const askAndClose = async () => {
    const isSure = await confirm({
      title: m.channel_close_title({ name }),
      text: m.channel_close_text(),
      confirmLabel: m.channel_close(),
      cancelLabel: m.channel_cancel(),
      isDangerous: true,
    })
    if (isSure) await take(await close.submit({ id }), m.channel_closed())
  }
  if (isRenaming)
    return (
      <RenameForm
        name={name}
        isBusy={rename.isBusy}
        onCancel={() => setIsRenaming(false)}
        onSave={async (wanted) => take(await rename.submit({ id, name: wanted }), m.channel_renamed())}
      />
    )
  return (
    <>
      <Button variant="accent" className={DEED} onClick={() => setIsRenaming(true)}>
        {m.channel_rename()}
      </Button>
      {!closedAt && (
        <Button variant="bare" className={DEED} disabled={close.isBusy} onClick={() => void askAndClose()}>
          {m.channel_close()}
        </Button>
      )}
    </>
  )
}

interface RenameFormProps {
  name: string
  isBusy: boolean
  onCancel: () => void
  onSave: (name: string) => Promise<void>
}

function RenameForm({ name: before, isBusy, onCancel, onSave }: RenameFormProps) {
  const [name, setName] = useState(before)
  const [isMissing, setIsMissing] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setIsMissing(true)
    else void onSave(name.trim())
  }
  return (
    <form noValidate onSubmit={save} className="flex w-full flex-wrap items-start gap-2">
      <Field
        label={m.channel_field_name()}
        isLabelHidden
        error={isMissing ? m.channel_field_name_missing() : undefined}
        className="min-w-0 flex-[1_1_14rem]"
      >
        <Input
          dir="auto"
          autoComplete="off"
          autoFocus
          maxLength={CHANNEL_NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.channel_save()}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {m.channel_cancel()}
      </Button>
    </form>
  )
}
