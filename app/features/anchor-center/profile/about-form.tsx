import { type FormEvent, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { OwnProfile } from '#contract/streamer-profile.ts'
import { ANCHOR_DETAILS_CHARS_MAX, ANCHOR_INTRODUCTION_CHARS_MAX } from '#contract/streamer-rules.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { updateAnchor } from '../profile.functions.ts'
import { useTakeProfile } from '../use-take-profile.ts'

/** What the streamer says of herself. */
export function AboutForm({ profile }: { profile: OwnProfile }) {
  const take = useTakeProfile()
  const { submit, isBusy } = useSubmit(updateAnchor)
  const [introduction, setIntroduction] = useState(profile.introduction ?? '')
  const [details, setDetails] = useState(profile.details ?? '')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    take(await submit({ introduction, details }), m.centre_saved())
  }
  return (
    <OwnCard title={m.centre_about()}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <Field label={m.centre_about_introduction()} hint={m.centre_about_introduction_hint()}>
          <Textarea
            dir="auto"
            rows={2}
            className="min-h-16"
            maxLength={ANCHOR_INTRODUCTION_CHARS_MAX}
            value={introduction}
            onChange={({ target }) => setIntroduction(target.value)}
          />
        </Field>
        <Field label={m.centre_about_details()} hint={m.centre_about_details_hint()}>
          <Textarea
            dir="auto"
            rows={6}
            maxLength={ANCHOR_DETAILS_CHARS_MAX}
            value={details}
            onChange={({ target }) => setDetails(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {m.centre_save()}
          </Button>
        </div>
      </form>
    </OwnCard>
  )
}
