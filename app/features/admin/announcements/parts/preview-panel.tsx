import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { ANNOUNCEMENT_LANGUAGES, announcementText } from '#contract/announcement-rules.ts'
import { contentLocale, type Language, localeByCode } from '#contract/languages.ts'
import { AnnouncementLine } from '../../../announcement/announcement-line.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { Panel } from '../../panel.tsx'
import { languageName } from '../announcement-labels.ts'
import type { AnnouncementValues } from '../announcement-values.ts'

/** The bar as a reader of one language sees it. */
export function PreviewPanel() {
  const { locale, prefix } = useShell()
  const { control } = useFormContext<AnnouncementValues>()
  const [texts, kind, link] = useWatch({ control, name: ['texts', 'kind', 'link'] })
  const [language, setLanguage] = useState<Language>(contentLocale(localeByCode(locale.code)).code)
  const said = announcementText(texts, language)
  return (
    <Panel title={m.admin_announcement_preview()}>
      <div className="grid gap-3">
        <ChoiceRow
          label={m.admin_announcement_preview_language()}
          value={language}
          onChange={setLanguage}
          options={ANNOUNCEMENT_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        <div dir={localeByCode(language)?.dir} className="overflow-hidden rounded-md border border-line bg-surface-1">
          {said ? (
            <div inert>
              <AnnouncementLine announcement={{ ...said, kind, ...(link ? { link } : {}) }} prefix={prefix} />
            </div>
          ) : (
            <p className="px-4 py-3 text-13 text-text-muted">{m.admin_announcement_preview_empty()}</p>
          )}
        </div>
        {said && said.language !== language && (
          <p className="text-13 text-warn">
            {m.admin_announcement_falls_back({ language: languageName(said.language) })}
          </p>
        )}
      </div>
    </Panel>
  )
}
