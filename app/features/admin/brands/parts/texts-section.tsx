import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { localeByCode } from '#contract/languages.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { useBrandForm } from '../brand-form.ts'
import { COMPLETE, LANGUAGE_OPTIONS, languageName } from '../brand-labels.ts'
import { partAt, valueAt } from '../record.ts'
import { TextField } from './fields.tsx'
import { ItemsField } from './items-field.tsx'

const REQUIRED = ['name', 'title', 'description'] as const
const OPTIONAL = ['introduction', 'keywords', 'copyright'] as const

/** What the brand says of itself, in each language. */
export function TextsSection() {
  const { record, set } = useBrandForm()
  const { code } = useShell().locale
  const texts = partAt(record, 'texts')
  const written = Object.keys(texts)
  const [chosen, setChosen] = useState<string>(() => (written.includes(code) ? code : (written[0] ?? code)))
  const language = written.includes(chosen) ? chosen : (written[0] ?? '')
  const absent = COMPLETE.filter((each) => !written.includes(each))
  const emptyIn = (each: string): boolean =>
    [...REQUIRED, ...OPTIONAL].some((name) => !valueAt(record, `texts.${each}.${name}`))
  const add = (each: string) => {
    const { name, copyright } = partAt(record, `texts.${language}`)
    set(`texts.${each}`, { ...(name ? { name } : {}), ...(copyright ? { copyright } : {}) })
    setChosen(each)
  }
  const remove = async () => {
    const label = m.admin_brand_language_remove({ language: languageName(language) })
    const isSure = await confirm({
      title: label,
      text: m.admin_brand_language_remove_text(),
      confirmLabel: label,
      cancelLabel: m.user_act_cancel(),
    })
    if (isSure) set(`texts.${language}`, undefined)
  }
  return (
    <div className="grid gap-4">
      {absent.length > 0 && (
        <p className="text-13 text-text-muted">
          {m.admin_brand_languages_absent({ languages: absent.map(languageName).join(' · ') })}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.admin_brand_language()}>
          <Select
            value={language}
            options={written.map((each) => ({
              value: each,
              label: emptyIn(each) ? m.admin_brand_language_gaps({ language: languageName(each) }) : languageName(each),
            }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
        <Field label={m.admin_brand_language_add()}>
          <Select
            value=""
            placeholder={m.admin_brand_choose()}
            options={LANGUAGE_OPTIONS.filter(({ value }) => !written.includes(value))}
            onChange={({ target }) => target.value && add(target.value)}
          />
        </Field>
      </div>
      {language && <OneLanguage key={language} language={language} />}
      {written.length > 1 && (
        <div>
          <Button variant="quiet" onClick={() => void remove()}>
            {m.admin_brand_language_remove({ language: languageName(language) })}
          </Button>
        </div>
      )}
    </div>
  )
}

function OneLanguage({ language }: { language: string }) {
  const path = `texts.${language}`
  return (
    <div lang={localeByCode(language)?.tag} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField path={`${path}.name`} label={m.admin_brand_name()} max={40} isRequired />
        <TextField
          path={`${path}.title`}
          label={m.admin_brand_title()}
          hint={m.admin_brand_title_hint()}
          max={120}
          isRequired
        />
      </div>
      <TextField
        path={`${path}.description`}
        label={m.admin_brand_description()}
        hint={m.admin_brand_description_hint()}
        max={300}
        isLong
        isRequired
      />
      <TextField
        path={`${path}.introduction`}
        label={m.admin_brand_introduction()}
        hint={m.admin_brand_introduction_hint()}
        max={400}
        isLong
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField path={`${path}.keywords`} label={m.admin_brand_keywords()} max={300} />
        <TextField path={`${path}.copyright`} label={m.admin_brand_copyright()} max={160} />
      </div>
      <TextField path={`${path}.support`} label={m.admin_brand_text_support()} max={200} />
      <ItemsField
        path={`${path}.claims`}
        title={m.admin_brand_claims()}
        hint={m.admin_brand_claims_hint()}
        addLabel={m.admin_brand_claim_add()}
        first={{}}
        isOptional
      >
        {(item) => (
          <>
            <TextField path={`${item}.figure`} label={m.admin_brand_claim_figure()} max={20} />
            <TextField path={`${item}.text`} label={m.admin_brand_claim_text()} max={200} isRequired />
          </>
        )}
      </ItemsField>
    </div>
  )
}
