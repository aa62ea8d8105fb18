import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ExpertStatus } from '#contract/plan.ts'
import { EXPERT_INTRODUCTION } from '#contract/plan-rules.ts'
import { useDraft } from '../draft/use-draft.ts'
import { FormError } from '../login/form/form-error.tsx'
import { PlanPageFrame } from './parts/plan-page-frame.tsx'
import { applyAsExpert } from './plan.functions.ts'
import { expertStatusQuery } from './plan.queries.ts'
import { planErrorText } from './plan-error-text.ts'
import { Reason } from './reason.tsx'
import { ShareNote } from './share-note.tsx'

/** The application as an expert, or how it stands. */
export function ApplyPage() {
  const { data } = useSuspenseQuery(expertStatusQuery())
  return (
    <PlanPageFrame title={m.plan_nav_apply()}>
      <State status={data} />
    </PlanPageFrame>
  )
}

function State({ status }: { status: ExpertStatus }) {
  const { state, reason } = status
  if (state === 'reviewing')
    return <EmptyState picture="records" title={m.plan_apply_reviewing()} text={m.plan_apply_reviewing_text()} />
  if (state === 'passed')
    return (
      <EmptyState picture="odds" title={m.plan_apply_passed()} text={m.plan_apply_passed_text()}>
        <Link
          to="/creatorCenter/{-$place}"
          params={{ place: 'progComponent' }}
          className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand"
        >
          {m.plan_nav_write()}
        </Link>
      </EmptyState>
    )
  if (state === 'banned')
    return (
      <EmptyState picture="locked" title={m.plan_apply_banned()}>
        <Reason text={reason} />
      </EmptyState>
    )
  return (
    <>
      {state === 'failed' && (
        <div className="max-w-[760px] space-y-1 rounded-lg border border-line bg-surface-1 p-4">
          <p className="font-medium">{m.plan_apply_failed()}</p>
          <Reason text={reason} />
        </div>
      )}
      <ApplyForm status={status} />
    </>
  )
}

function ApplyForm({ status }: { status: ExpertStatus }) {
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(applyAsExpert)
  const [failure, setFailure] = useState<string>()
  const form = useForm({ defaultValues: { introduction: status.introduction ?? '' } })
  const clearDraft = useDraft('expert-application', form)
  const { min, max } = EXPERT_INTRODUCTION
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await submit(values)
    if (!answer) return
    if (answer.ok) {
      clearDraft()
      toast(m.plan_apply_sent(), 'success')
    } else setFailure(planErrorText(answer.error))
    await client.invalidateQueries(expertStatusQuery())
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid max-w-[760px] gap-4 rounded-lg border border-line bg-surface-1 p-4"
    >
      <p className="text-text-muted">{m.plan_apply_text()}</p>
      <ShareNote />
      <Field
        label={m.plan_apply_introduction()}
        hint={m.plan_apply_hint({ min })}
        error={form.formState.errors.introduction?.message}
        isRequired
      >
        <Textarea
          dir="auto"
          hasCounter
          maxLength={max}
          {...form.register('introduction', {
            validate: (text) => text.trim().length >= min || m.plan_apply_hint({ min }),
          })}
        />
      </Field>
      <FormError text={failure} />
      <div>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {m.plan_apply_submit()}
        </Button>
      </div>
    </form>
  )
}
