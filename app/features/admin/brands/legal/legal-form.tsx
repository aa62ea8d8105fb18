import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { dayWithYear } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { OwnTextLine } from '#contract/admin-protocol.ts'
import { fillSections, type ProtocolFacts } from '#contract/fill-protocol.ts'
import { type Language, localeByCode } from '#contract/languages.ts'
import { parseProtocolText } from '#contract/protocol-document.ts'
import {
  PROTOCOL_DAYS_AHEAD_MAX,
  PROTOCOL_TEXT_CHARS_MAX,
  PROTOCOL_TITLE_CHARS_MAX,
  type ProtocolName,
} from '#contract/protocol-rules.ts'
import { LASTING } from '../../../draft/drafts.ts'
import { useDraft } from '../../../draft/use-draft.ts'
import { ProtocolSections } from '../../../protocol/protocol-sections.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { ListState } from '../../list/list-state.tsx'
import { useAdminAction } from '../../use-admin-action.ts'
import { FactList } from './fact-list.tsx'
import { faultOf } from './fault-of.ts'
import { saveOwnText } from './legal.functions.ts'
import { ownTextQuery } from './legal.queries.ts'

interface Which {
  brand: string
  name: ProtocolName
  language: Language
}

interface LegalFormProps {
  which: Which
  /** The version to begin with; without it the newest, or the product's text. */
  date: string | undefined
  /** Versions that there are. */
  lines: readonly OwnTextLine[]
  onSaved: () => void
}

/** Writes the next version of a text. */
export function LegalForm({ which, date, ...rest }: LegalFormProps) {
  const query = useQuery(ownTextQuery({ ...which, ...(date ? { date } : {}) }))
  return (
    <ListState query={query}>{(written) => <Editor which={which} begun={{ ...written, date }} {...rest} />}</ListState>
  )
}

interface Values {
  title: string
  /** The day from which it holds. */
  day: string
  text: string
}

const DAY_MS = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

interface EditorProps extends Omit<LegalFormProps, 'date'> {
  begun: { title: string; text: string; date: string | undefined; facts: ProtocolFacts }
}

function Editor({ which, begun, lines, onSaved }: EditorProps) {
  const client = useQueryClient()
  const { locale } = useShell()
  const [today, last] = [dayIn(0), dayIn(PROTOCOL_DAYS_AHEAD_MAX)]
  const form = useForm<Values>({
    defaultValues: { title: begun.title, day: begun.date && begun.date > today ? begun.date : today, text: begun.text },
  })
  const { brand, name, language } = which
  const clearDraft = useDraft(`${LASTING}legal:${brand}:${name}:${language}:${begun.date ?? ''}`, form)
  const { act, isBusy } = useAdminAction(saveOwnText)
  const text = useWatch({ control: form.control, name: 'text' })
  const { errors } = form.formState
  const { tag, dir } = localeByCode(language) ?? locale

  const save = form.handleSubmit(async ({ title, day, text: body }) => {
    const isNow = day === today
    const may =
      !isNow ||
      (await confirm({
        title: m.admin_legal_now_ask(),
        text: m.admin_legal_now_text(),
        confirmLabel: m.admin_legal_now_confirm(),
        cancelLabel: m.user_act_cancel(),
      }))
    if (!may) return
    const saved = m.admin_legal_saved({ day: dayWithYear(day, locale.tag) })
    if (!(await act({ ...which, date: day, title: title.trim(), text: body.trim() }, saved))) return
    clearDraft()
    onSaved()
  })
  const beginAnew = async () => {
    const may =
      form.getValues('text').trim() === '' ||
      (await confirm({
        title: m.admin_legal_begin_ask(),
        text: m.admin_legal_begin_text(),
        confirmLabel: m.admin_legal_begin_confirm(),
        cancelLabel: m.user_act_cancel(),
      }))
    if (!may) return
    const ours = await client.fetchQuery(ownTextQuery({ ...which, isProducts: '1' })).catch(() => undefined)
    if (!ours) return
    form.setValue('title', ours.title, { shouldDirty: true })
    form.setValue('text', ours.text, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.admin_legal_title()} error={errors.title?.message} isRequired>
          <Input
            lang={tag}
            dir={dir}
            maxLength={PROTOCOL_TITLE_CHARS_MAX}
            {...form.register('title', {
              validate: (title) => title.trim() !== '' || m.admin_legal_title_needed(),
            })}
          />
        </Field>
        <Field label={m.admin_legal_day()} hint={m.admin_legal_day_hint()} error={errors.day?.message} isRequired>
          <Input
            type="date"
            min={today}
            max={last}
            {...form.register('day', {
              validate: (day) => {
                if (day < today || day > last) return m.admin_legal_day_fault()
                const isHeld = lines.some(({ date, state }) => date === day && state !== 'coming')
                return !isHeld || m.admin_legal_day_held()
              },
            })}
          />
        </Field>
      </div>
      <Field
        label={m.admin_legal_body()}
        hint={m.admin_legal_body_hint({ facts: '{brand}' })}
        error={errors.text?.message}
        isRequired
      >
        <Textarea
          lang={tag}
          dir={dir}
          rows={14}
          className="max-h-[60vh] min-h-72 font-mono text-13"
          maxLength={PROTOCOL_TEXT_CHARS_MAX}
          hasCounter
          defaultValue={begun.text}
          {...form.register('text', { validate: (body) => faultOf(body) ?? true })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {m.admin_legal_save()}
        </Button>
        <Button variant="quiet" onClick={() => void beginAnew()}>
          {m.admin_legal_begin()}
        </Button>
      </div>
      <FactList facts={begun.facts} />
      <details className="rounded-md border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium text-13">
          {m.admin_legal_preview()}
        </summary>
        <div lang={tag} dir={dir} className="space-y-6 border-line border-t p-4">
          <ProtocolSections sections={fillSections(parseProtocolText(text).sections, begun.facts)} />
        </div>
      </details>
    </form>
  )
}
