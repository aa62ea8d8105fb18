import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { StreamerStatus } from '#contract/streamer.ts'
import {
  CONTENT_CHARS,
  faultOfPapers,
  ID_NUMBER_CHARS_MAX,
  ID_PHOTO_KINDS,
  INTRODUCTION_CHARS,
  isOfAge,
  REAL_NAME_CHARS,
} from '#contract/streamer-rules.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { toastResult } from '../../shell/toast-result.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { centreErrorText } from '../error-text.ts'
import { applyAsStreamer } from '../streamer.functions.ts'
import { streamerStatusQuery } from '../streamer.queries.ts'
import { PhotoField } from './photo-field.tsx'

interface ApplicationValues {
  name: string
  idNumber: string
  birthDate: string
  introduction: string
  content: string
  acceptsRules: boolean
}

const isLong = (text: string, { min }: { min: number }): boolean => text.trim().length >= min

/** Latest and earliest date of birth that the calendar offers. */
const datesOf = (now: Date) => ({
  min: `${now.getUTCFullYear() - 120}-01-01`,
  max: now.toISOString().slice(0, 10),
})

/** Asks for all that becoming a streamer takes. Names and numbers are kept nowhere in the browser. */
export function ApplicationForm({ status }: { status: StreamerStatus }) {
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(applyAsStreamer)
  const [failure, setFailure] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const { introduction = '', content = '' } = status
  const form = useForm<ApplicationValues>({
    defaultValues: { name: '', idNumber: '', birthDate: '', introduction, content, acceptsRules: false },
  })
  const { register, formState } = form
  const { errors } = formState
  const isWhole = ID_PHOTO_KINDS.every((kind) => status.photos.includes(kind))
  const refresh = () => client.invalidateQueries({ queryKey: streamerStatusQuery().queryKey })
  const onSubmit = form.handleSubmit(async ({ acceptsRules: _, ...values }) => {
    setFailure(undefined)
    if (!isWhole) return
    const answer = await submit({ ...values, idNumber: values.idNumber.trim(), acceptsRules: true })
    if (!answer) return
    if (!answer.ok) {
      setFailure(centreErrorText(answer.error))
      return refresh()
    }
    toastResult(answer, m.centre_sent())
    await refresh()
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setIsTried(true)
        void onSubmit(event)
      }}
      className="grid gap-4"
    >
      <OwnCard title={m.centre_form_title()} hint={m.centre_form_text()}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={m.centre_name()} hint={m.centre_name_hint()} error={errors.name?.message} isRequired>
            <Input
              dir="auto"
              autoComplete="name"
              maxLength={REAL_NAME_CHARS.max}
              {...register('name', {
                validate: (text) => isLong(text, REAL_NAME_CHARS) || m.centre_name_required(),
              })}
            />
          </Field>
          <PhoneField phone={status.phone} />
          <Field label={m.centre_id_number()} error={errors.idNumber?.message} isRequired>
            <Input
              dir="ltr"
              autoComplete="off"
              maxLength={ID_NUMBER_CHARS_MAX}
              {...register('idNumber', {
                validate: (idNumber) =>
                  idNumber.trim() === ''
                    ? m.centre_id_number_required()
                    : faultOfPapers({ idNumber, birthDate: '' }, Date.now()) !== 'bad_id_number' ||
                      m.centre_error_bad_id_number(),
              })}
            />
          </Field>
          <Field
            label={m.centre_birth_date()}
            hint={m.centre_birth_date_hint()}
            error={errors.birthDate?.message}
            isRequired
          >
            <Input
              type="date"
              autoComplete="bday"
              {...datesOf(new Date())}
              {...register('birthDate', {
                validate: (birthDate, { idNumber }) => {
                  if (birthDate === '') return m.centre_birth_date_required()
                  if (!isOfAge(birthDate, Date.now())) return m.centre_error_under_age()
                  const fault = faultOfPapers({ idNumber, birthDate }, Date.now())
                  return fault !== 'bad_birth_date' || m.centre_error_bad_birth_date()
                },
              })}
            />
          </Field>
        </div>
      </OwnCard>
      <OwnCard title={m.centre_photos()} hint={m.centre_photos_hint()}>
        <div className="grid gap-3 sm:grid-cols-3">
          {ID_PHOTO_KINDS.map((kind) => (
            <PhotoField
              key={kind}
              kind={kind}
              isThere={status.photos.includes(kind)}
              isMissing={isTried}
              onSent={() => void refresh()}
            />
          ))}
        </div>
      </OwnCard>
      <OwnCard>
        <div className="grid gap-4">
          <Field
            label={m.centre_introduction()}
            hint={m.centre_introduction_hint({ count: INTRODUCTION_CHARS.min })}
            error={errors.introduction?.message}
            isRequired
          >
            <Textarea
              dir="auto"
              hasCounter
              maxLength={INTRODUCTION_CHARS.max}
              {...register('introduction', {
                validate: (text) =>
                  isLong(text, INTRODUCTION_CHARS) || m.centre_introduction_hint({ count: INTRODUCTION_CHARS.min }),
              })}
            />
          </Field>
          <Field label={m.centre_content()} hint={m.centre_content_hint()} error={errors.content?.message} isRequired>
            <Textarea
              dir="auto"
              rows={2}
              className="min-h-16"
              maxLength={CONTENT_CHARS.max}
              {...register('content', {
                validate: (text) => isLong(text, CONTENT_CHARS) || m.centre_content_required(),
              })}
            />
          </Field>
        </div>
      </OwnCard>
      <OwnCard title={m.centre_rules()}>
        <p className="text-13 text-text-muted">{m.centre_rules_text()}</p>
        <Checkbox
          className="mt-2"
          label={m.centre_rules_accept()}
          error={errors.acceptsRules?.message}
          {...register('acceptsRules', { validate: (isAccepted) => isAccepted || m.centre_rules_required() })}
        />
        <div className="mt-2 grid gap-3">
          <FormError text={failure} />
          <div>
            <Button type="submit" disabled={isBusy || status.phone === undefined} aria-busy={isBusy}>
              {m.centre_submit()}
            </Button>
          </div>
        </div>
      </OwnCard>
    </form>
  )
}

/** The phone bound to the account, which is not typed here. */
const PhoneField = ({ phone }: { phone: string | undefined }) =>
  phone === undefined ? (
    <div className="grid gap-1.5">
      <span className="font-medium text-13">{m.centre_phone()}</span>
      <p className="text-13 text-lose">{m.centre_phone_none()}</p>
      <Link
        to="/userInfo/$id"
        params={{ id: 'setting' }}
        className="inline-flex min-h-10 items-center font-medium text-brand-text hover:underline"
      >
        {m.centre_phone_bind()}
      </Link>
    </div>
  ) : (
    <Field label={m.centre_phone()} hint={m.centre_phone_note()}>
      <Input dir="ltr" readOnly value={phone} />
    </Field>
  )
