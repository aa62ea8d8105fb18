import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { toast } from '#app/ui/toast.ts'
import { LOCALES } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { OwnVideo } from '#contract/video.ts'
import { VIDEO_SUMMARY_CHARS_MAX, VIDEO_TITLE_CHARS_MAX } from '#contract/video-rules.ts'
import { useDraft } from '../../draft/use-draft.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { useToday } from '../../shell/shell.queries.ts'
import { saveVideo } from '../video.functions.ts'
import { ownVideoQuery } from '../video.queries.ts'
import { ChaptersField } from './chapters-field.tsx'
import { draftOf } from './draft-of.ts'
import { type FactsValues, factsOf, valuesOf } from './facts-values.ts'
import { knownFile } from './known-files.ts'
import { MatchFields } from './match-fields.tsx'
import { videoErrorText } from './video-error-text.ts'

const LANGUAGES = LOCALES.map(({ code, endonym }) => ({ value: code, label: endonym }))

interface FactsFormProps {
  video: OwnVideo
  onSaved: (video: OwnVideo) => void
}

/** What the author says about a video. It is stored while it is typed, and may be sent before the file is whole. */
export function FactsForm({ video, onSaved }: FactsFormProps) {
  const today = useToday()
  const form = useForm<FactsValues>({ defaultValues: valuesOf(video, knownFile(video.id)?.name, today) })
  const clearDraft = useDraft(draftOf(video.id), form)
  const { register, watch, formState, handleSubmit } = form
  const { errors } = formState
  const [match, setMatch] = useState<MatchRow | undefined>(video.match)
  const { save, isBusy, failure } = useSave(video, (saved) => {
    clearDraft()
    form.reset(valuesOf(saved, undefined, today))
    onSaved(saved)
  })
  const isNew = video.state === 'uploading'
  const { isQueued, setIsQueued } = useQueue(video.isUploaded, () =>
    handleSubmit((values) => save(factsOf(values, match), true))(),
  )
  const send = handleSubmit((values) => {
    if (!video.isUploaded) return setIsQueued(true)
    return save(factsOf(values, match), true)
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <section className="grid gap-4 rounded-lg border border-line bg-surface-1 p-4">
        <Field label={m.video_field_title()} error={errors.title?.message} isRequired>
          <Input
            dir="auto"
            maxLength={VIDEO_TITLE_CHARS_MAX}
            {...register('title', { validate: (title) => title.trim() !== '' || m.video_error_title() })}
          />
        </Field>
        <Field label={m.video_field_summary()}>
          <Textarea dir="auto" rows={4} hasCounter maxLength={VIDEO_SUMMARY_CHARS_MAX} {...register('summary')} />
        </Field>
        <Field label={m.video_field_language()} hint={m.video_field_language_hint()} className="sm:max-w-64">
          <Select options={LANGUAGES} {...register('language')} />
        </Field>
      </section>
      <section className="grid gap-4 rounded-lg border border-line bg-surface-1 p-4">
        <MatchFields form={form} own={video.match} match={match} onMatch={setMatch} />
        {watch('match') === '' && <ChaptersField form={form} />}
      </section>
      <FormError text={failure} />
      {isQueued && !video.isUploaded && (
        <p role="status" className="text-13 text-text-muted">
          {m.video_send_queued()}
        </p>
      )}
      {!isNew && <p className="text-13 text-text-muted">{m.video_edit_hint()}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBusy || isQueued} aria-busy={isBusy}>
          {m.video_send()}
        </Button>
        {isNew && (
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() =>
              void save(factsOf(form.getValues(), match), false).then((ok) => ok && toast(m.video_saved(), 'success'))
            }
          >
            {m.video_save()}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Runs once the file is whole, when the author has asked for it before. */
function useQueue(isUploaded: boolean, run: () => Promise<unknown>) {
  const [isQueued, setIsQueued] = useState(false)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!isQueued || !isUploaded) return
    setIsQueued(false)
    void latest.current()
  }, [isQueued, isUploaded])
  return { isQueued, setIsQueued }
}

function useSave({ id }: OwnVideo, onSaved: (video: OwnVideo) => void) {
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(saveVideo)
  const [failure, setFailure] = useState<string>()
  const save = async (facts: ReturnType<typeof factsOf>, isSent: boolean): Promise<boolean> => {
    setFailure(undefined)
    // The poster may have been changed since the form was drawn.
    const revision = client.getQueryData(ownVideoQuery(id).queryKey)?.revision ?? 0
    const answer = await submit({ ...facts, id, revision, isSent })
    if (!answer) return false
    if (answer.ok) {
      onSaved(answer.data)
      return true
    }
    setFailure(videoErrorText(answer.error))
    if (answer.error.code === 'order_moved') await client.invalidateQueries(ownVideoQuery(id))
    return false
  }
  return { save, isBusy, failure }
}
