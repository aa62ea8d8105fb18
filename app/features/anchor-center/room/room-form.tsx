import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { GAMES } from '#contract/games.ts'
import { type Language, LOCALES } from '#contract/languages.ts'
import type { SourceAccess } from '#contract/room.ts'
import type { OwnRoom } from '#contract/streamer.ts'
import { ROOM_ANNOUNCEMENT_CHARS_MAX, ROOM_LABEL_CHARS_MAX, ROOM_TITLE_CHARS } from '#contract/streamer-rules.ts'
import { BROADCAST_MS_MIN, isPrice, ROOM_PRICE_MAX } from '#contract/ticket-rules.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { gameName } from '../../match/game-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { centreErrorText } from '../error-text.ts'
import { setOwnRoom } from '../streamer.functions.ts'
import { ownRoomQuery } from '../streamer.queries.ts'

interface RoomValues {
  title: string
  gameId: string
  language: Language
  access: SourceAccess
  price: string
  label: string
  announcement: string
  hasDanmaku: boolean
  hasFast: boolean
}

const ACCESSES: Readonly<Record<SourceAccess, () => string>> = {
  everybody: m.centre_access_everybody,
  user: m.centre_access_user,
  vip: m.centre_access_vip,
  svip: m.centre_access_svip,
}

export const gameOptions = () => GAMES.map(({ id }) => ({ value: String(id), label: gameName(id) }))

const valuesOf = ({ title = '', gameId, language, access = 'everybody', label = '', price, ...room }: OwnRoom) => ({
  title,
  gameId: gameId === undefined ? '' : String(gameId),
  language: language as Language,
  access,
  price: price === undefined ? '' : String(price),
  label,
  announcement: room.announcement ?? '',
  hasDanmaku: room.hasDanmaku ?? true,
  hasFast: room.hasFast ?? false,
})

/** What viewers read of the room, and who may watch it. */
export function RoomForm({ room }: { room: OwnRoom }) {
  const { features } = useShell().brand
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(setOwnRoom)
  const [failure, setFailure] = useState<string>()
  const form = useForm<RoomValues>({ defaultValues: valuesOf(room) })
  const { register, formState } = form
  const onSubmit = form.handleSubmit(async ({ gameId, price, ...values }) => {
    setFailure(undefined)
    const answer = await submit({
      ...values,
      gameId: gameId === '' ? null : Number(gameId),
      price: Number(price),
    })
    if (!answer) return
    if (!answer.ok) return setFailure(centreErrorText(answer.error))
    client.setQueryData(ownRoomQuery().queryKey, answer.data.room)
    form.reset(valuesOf(answer.data.room))
    toastResult(answer, m.centre_saved())
  })
  return (
    <OwnCard title={m.centre_settings()}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
        <Field label={m.centre_room_title()} error={formState.errors.title?.message} isRequired>
          <Input
            dir="auto"
            maxLength={ROOM_TITLE_CHARS.max}
            {...register('title', {
              validate: (text) => text.trim().length >= ROOM_TITLE_CHARS.min || m.centre_room_title_required(),
            })}
          />
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={m.centre_room_game()}>
            <Select placeholder={m.centre_room_game_none()} options={gameOptions()} {...register('gameId')} />
          </Field>
          <Field label={m.centre_room_language()}>
            <Select
              options={LOCALES.map(({ code, endonym }) => ({ value: code, label: endonym }))}
              {...register('language')}
            />
          </Field>
          <Field label={m.centre_room_access()}>
            <Select
              options={Object.entries(ACCESSES).map(([value, label]) => ({ value, label: label() }))}
              {...register('access')}
            />
          </Field>
          <Field
            label={m.centre_room_price()}
            hint={m.centre_room_price_hint({ minutes: BROADCAST_MS_MIN / 60_000 })}
            error={formState.errors.price?.message}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              {...register('price', {
                validate: (text) =>
                  text === '' || isPrice(Number(text)) || m.centre_room_price_bad({ max: ROOM_PRICE_MAX }),
              })}
            />
          </Field>
          <Field label={m.centre_room_label()}>
            <Input dir="auto" maxLength={ROOM_LABEL_CHARS_MAX} {...register('label')} />
          </Field>
        </div>
        <Field label={m.centre_room_announcement()} hint={m.centre_room_announcement_hint()}>
          <Textarea
            dir="auto"
            rows={2}
            className="min-h-16"
            maxLength={ROOM_ANNOUNCEMENT_CHARS_MAX}
            {...register('announcement')}
          />
        </Field>
        <Checkbox label={m.centre_room_fast()} {...register('hasFast')} />
        {features.chat && features.danmaku && <Checkbox label={m.centre_room_danmaku()} {...register('hasDanmaku')} />}
        <FormError text={failure} />
        <div>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {m.centre_save()}
          </Button>
        </div>
      </form>
    </OwnCard>
  )
}
