import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { toast } from '#app/ui/toast.ts'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { OwnPlan } from '#contract/plan.ts'
import {
  optionsOf,
  PLAN_LABEL_MAX,
  PLAN_PRICE_MAX,
  PLAN_TITLE_MAX,
  PLAN_TITLE_MIN,
  type PlanOption,
  titleFaultOf,
  titleMaxOf,
} from '#contract/plan-rules.ts'
import { endIntent, intentFor, isOutcomeUnknown } from '../../draft/intents.ts'
import { useDraft } from '../../draft/use-draft.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { MatchLine } from '../../plan/match-line.tsx'
import { createPlan, updatePlan } from '../../plan/plan.functions.ts'
import { ownPlanQuery, planMatchQuery } from '../../plan/plan.queries.ts'
import { planErrorText } from '../../plan/plan-error-text.ts'
import { choiceText, oddsText, playText } from '../../plan/plan-text.ts'
import { ShareNote } from '../../plan/share-note.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { CentrePage } from '../centre-page.tsx'
import type { CreatorPageProps } from '../creator-places.ts'
import { ContentField } from './content-field.tsx'
import { CoverField } from './cover-field.tsx'
import { lengthFaultText } from './length-fault-text.ts'
import { MatchFields } from './match-fields.tsx'
import { documentIn, emptyPlanOf, keyOf, NEW_PLAN_DRAFT, valuesOf, type WriteValues } from './write-values.ts'

/** A new plan, or (`order`) one that was not published yet. */
export function WritePage({ search: { order } }: CreatorPageProps) {
  const { data: plan, isPending } = useQuery({ ...ownPlanQuery(order ?? 0), enabled: order !== undefined })
  if (order !== undefined && isPending) return null
  return (
    <CentrePage>
      <h2 className="font-bold text-16">{plan ? m.plan_edit_title() : m.plan_write_title()}</h2>
      <WriteForm key={plan?.id} plan={plan ?? undefined} />
    </CentrePage>
  )
}

/** The match that is chosen, with its prices of now; undefined while there is none. */
function useChosen(form: UseFormReturn<WriteValues>, plan: OwnPlan | undefined): MatchRow | undefined {
  const match = form.watch('match')
  const { data } = useQuery({ ...planMatchQuery(Number(match)), enabled: match !== '' })
  // What a draft names may have begun meanwhile.
  const isOver = !plan && match !== '' && data === null
  useEffect(() => {
    if (isOver) form.setValue('match', '')
  }, [isOver, form])
  return match === '' ? undefined : (data ?? plan?.match)
}

function WriteForm({ plan }: { plan: OwnPlan | undefined }) {
  const { games } = useShell().brand
  const form = useForm<WriteValues>({ defaultValues: plan ? valuesOf(plan) : emptyPlanOf(games) })
  const clearDraft = useDraft(plan ? `${NEW_PLAN_DRAFT}-${plan.id}` : NEW_PLAN_DRAFT, form)
  const { register, watch, formState } = form
  const { errors } = formState
  const [game, option, cover] = watch(['game', 'option', 'cover'])
  const chosen = useChosen(form, plan)
  const family = gameById(Number(game))?.family ?? 'games'
  const options = optionsOf(family, chosen?.odds)
  const { send, isBusy, failure } = useSend(plan, clearDraft)
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((values) => {
          const wanted = options.find((each) => keyOf(each) === values.option)
          return chosen && wanted && send(chosen, wanted, values)
        })(event)
      }
      className="grid gap-4"
    >
      <section className="grid gap-4 rounded-lg border border-line bg-surface-1 p-4">
        {plan ? <MatchLine match={plan.match} /> : <MatchFields form={form} chosen={chosen} />}
        <Field label={m.plan_prediction()} error={errors.option?.message} isRequired>
          <Select
            dir="auto"
            disabled={!chosen}
            placeholder={m.plan_field_prediction_choose()}
            options={
              chosen
                ? options.map((each) => ({
                    value: keyOf(each),
                    label: `${playText(each.play)}: ${choiceText(each, chosen)} · ${oddsText(each.odds)}`,
                  }))
                : []
            }
            {...register('option', {
              validate: (key) => options.some((each) => keyOf(each) === key) || m.plan_field_required(),
            })}
            value={options.some((each) => keyOf(each) === option) ? option : ''}
          />
        </Field>
      </section>
      <section className="grid gap-4 rounded-lg border border-line bg-surface-1 p-4">
        <Field label={m.plan_field_title()} hint={m.plan_field_title_hint()} error={errors.title?.message} isRequired>
          <Input
            dir="auto"
            maxLength={PLAN_TITLE_MAX.other}
            {...register('title', {
              validate: (title) =>
                lengthFaultText(titleFaultOf(title), { min: PLAN_TITLE_MIN, max: titleMaxOf(title) }),
            })}
          />
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={m.plan_field_label()} hint={m.plan_field_label_hint()}>
            <Input dir="auto" maxLength={PLAN_LABEL_MAX} {...register('label')} />
          </Field>
          <Field
            label={m.plan_field_price()}
            hint={m.plan_field_price_hint({ max: PLAN_PRICE_MAX })}
            error={errors.price?.message}
            isRequired
          >
            <Input
              dir="ltr"
              inputMode="numeric"
              maxLength={4}
              {...register('price', {
                validate: (price) => /^[1-9]\d{0,3}$/.test(price) || m.plan_field_price_hint({ max: PLAN_PRICE_MAX }),
              })}
            />
          </Field>
        </div>
        <ShareNote price={watch('price')} />
        <Checkbox label={m.plan_field_refund()} {...register('hasRefund')} />
        <ContentField form={form} />
        <CoverField path={cover} onChange={(path) => form.setValue('cover', path, { shouldDirty: true })} />
        <FormError text={failure} />
        <div>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {m.plan_write_submit()}
          </Button>
        </div>
      </section>
    </form>
  )
}

/** Sends the plan with the prices that the form showed. */
function useSend(plan: OwnPlan | undefined, clearDraft: () => void) {
  const client = useQueryClient()
  const uid = useViewer()?.uid ?? 0
  const navigate = useNavigate()
  const creating = useSubmit(createPlan)
  const updating = useSubmit(updatePlan)
  const [failure, setFailure] = useState<string>()
  const send = async (match: MatchRow, { play, choice, line, odds }: PlanOption, values: WriteValues) => {
    setFailure(undefined)
    const { title, label, hasRefund, cover } = values
    const written = {
      ...{ play, choice, odds, ...(line === undefined ? {} : { line }) },
      ...{ title: title.trim(), label: label.trim(), price: Number(values.price), hasRefund },
      ...{ document: documentIn(values), ...(cover === '' ? {} : { cover }) },
    }
    const answer = plan
      ? await updating.submit({ id: plan.id, ...written })
      : await creating.submit({
          matchId: match.id,
          ...written,
          intent: intentFor('plan', uid, { match: match.id, ...written }),
        })
    if (!answer) return
    if (answer.ok || !isOutcomeUnknown(answer.error.code)) endIntent('plan')
    if (!answer.ok) {
      setFailure(planErrorText(answer.error))
      await client.invalidateQueries(planMatchQuery(match.id))
      return
    }
    clearDraft()
    toast(m.plan_write_sent(), 'success')
    await client.invalidateQueries({ queryKey: ['user', 'ownPlans'] })
    await navigate({ to: '/creatorCenter/{-$place}', params: { place: 'progManage' } })
  }
  return { send, failure, isBusy: creating.isBusy || updating.isBusy }
}
