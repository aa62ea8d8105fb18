import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Field, FieldNote } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_LANGUAGES,
  ANNOUNCEMENT_LINK_CHARS_MAX,
  ANNOUNCEMENT_TEXT_CHARS_MAX,
  announcementText,
} from '#contract/announcement-rules.ts'
import { localeByCode } from '#contract/languages.ts'
import { Panel } from '../../panel.tsx'
import { ANNOUNCEMENT_KINDS_NAMED, languageName } from '../announcement-labels.ts'
import type { AnnouncementValues } from '../announcement-values.ts'

/** What it says in each language; where one is missing, what its readers see. */
export function TextsPanel() {
  const { control, register, formState } = useFormContext<AnnouncementValues>()
  const texts = useWatch({ control, name: 'texts' })
  const { errors } = formState
  return (
    <Panel title={m.admin_announcement_text()}>
      <div className="grid gap-4">
        <Field label={m.admin_announcement_kind()} className="max-w-72">
          <Select
            options={ANNOUNCEMENT_KINDS.map((value) => ({ value, label: ANNOUNCEMENT_KINDS_NAMED[value]() }))}
            {...register('kind')}
          />
        </Field>
        {errors.texts?.message && <FieldNote id="texts" error={String(errors.texts.message)} />}
        {ANNOUNCEMENT_LANGUAGES.map((code) => {
          const said = announcementText(texts, code)
          const locale = localeByCode(code)
          const isMissing = said !== undefined && said.language !== code
          return (
            <Field
              key={code}
              label={languageName(code)}
              hint={
                isMissing && (
                  <span className="text-warn">
                    {m.admin_announcement_falls_back({ language: languageName(said.language) })}
                  </span>
                )
              }
            >
              <Textarea
                rows={2}
                hasCounter
                lang={locale?.tag}
                dir={locale?.dir}
                className="min-h-16"
                maxLength={ANNOUNCEMENT_TEXT_CHARS_MAX}
                value={texts[code] ?? ''}
                {...register(`texts.${code}`)}
              />
            </Field>
          )
        })}
        <Field label={m.admin_announcement_link()} hint={m.admin_announcement_link_hint()} error={errors.link?.message}>
          <Input
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={ANNOUNCEMENT_LINK_CHARS_MAX}
            {...register('link')}
          />
        </Field>
      </div>
    </Panel>
  )
}
