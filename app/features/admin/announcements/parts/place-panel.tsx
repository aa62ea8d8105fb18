import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_PLACES, ANNOUNCEMENT_SCOPES } from '#contract/announcement-rules.ts'
import { GAMES } from '#contract/games.ts'
import { gameName } from '../../../match/game-name.ts'
import { Panel } from '../../panel.tsx'
import { AUDIENCE_NAMES, PLACE_NAMES, SCOPE_NAMES } from '../announcement-labels.ts'
import type { AnnouncementValues } from '../announcement-values.ts'

/** On which sites and pages it is shown, and to whom. */
export function PlacePanel() {
  const { control, register, formState } = useFormContext<AnnouncementValues>()
  const [scope, pages, games] = useWatch({ control, name: ['scope', 'pages', 'games'] })
  const { errors } = formState
  return (
    <Panel title={m.admin_announcement_where()}>
      <div className="grid gap-4">
        <Field label={m.admin_announcement_scope()}>
          <Select
            options={ANNOUNCEMENT_SCOPES.map((value) => ({ value, label: SCOPE_NAMES[value]() }))}
            {...register('scope')}
          />
        </Field>
        {scope === 'brand' && (
          <Field label={m.admin_announcement_brand()} error={errors.brand?.message} isRequired>
            <Input dir="ltr" autoCapitalize="none" spellCheck={false} maxLength={40} {...register('brand')} />
          </Field>
        )}
        {scope === 'room' && (
          <Field
            label={m.admin_announcement_room_id()}
            hint={m.admin_announcement_room_hint()}
            error={errors.room?.message}
            isRequired
          >
            <Input dir="ltr" inputMode="numeric" maxLength={12} {...register('room')} />
          </Field>
        )}
        <Field label={m.admin_announcement_audience()} error={errors.audience?.message}>
          <Select
            options={ANNOUNCEMENT_AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value]() }))}
            {...register('audience')}
          />
        </Field>
        {scope !== 'room' && (
          <>
            <Choices summary={m.admin_announcement_pages()} chosen={pages.length}>
              {ANNOUNCEMENT_PLACES.map((place) => (
                <Checkbox key={place} value={place} label={PLACE_NAMES[place]()} {...register('pages')} />
              ))}
            </Choices>
            <Choices summary={m.admin_announcement_games()} chosen={games.length}>
              {GAMES.map(({ id }) => (
                <Checkbox key={id} value={String(id)} label={gameName(id)} {...register('games')} />
              ))}
            </Choices>
          </>
        )}
      </div>
    </Panel>
  )
}

interface ChoicesProps {
  summary: string
  chosen: number
  children: ReactNode
}

/** A long list of boxes, closed until it is asked for; none checked means all. */
const Choices = ({ summary, chosen, children }: ChoicesProps) => (
  <details className="group rounded-md border border-line px-3">
    <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 text-13">
      <span className="font-medium">{summary}</span>
      <span className="ms-auto text-text-muted">
        {chosen === 0 ? m.admin_announcement_everywhere() : m.admin_announcement_chosen({ count: chosen })}
      </span>
      <ChevronDown size={16} aria-hidden className="shrink-0 text-text-muted group-open:rotate-180" />
    </summary>
    <div className="grid max-h-64 overflow-y-auto pb-2">{children}</div>
  </details>
)
