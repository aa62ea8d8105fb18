import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Scheme } from '#app/lib/theme-tokens.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { toast } from '#app/ui/toast.ts'
import { BRAND_PREVIEW_PARAMETER } from '#contract/brand-rules.ts'
import { gameById } from '#contract/games.ts'
import { type Language, localeByCode } from '#contract/languages.ts'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { useStaffSubmit } from '../../use-staff-submit.ts'
import { useBrandForm } from '../brand-form.ts'
import { languageName, pageLanguages } from '../brand-labels.ts'
import { previewBrand } from '../brands.functions.ts'
import { shownPagesQuery } from '../brands.queries.ts'
import { partAt, valueAt } from '../record.ts'
import { SchemeChoice } from './scheme-choice.tsx'

const WIDTHS = { phone: 'w-[390px]', desk: 'w-full' } as const

/** Pages of the site with the copy, as guests would see them. */
export function PagesSection({ id }: { id: string }) {
  const { record } = useBrandForm()
  const { locale } = useShell()
  const games = valueAt(record, 'games')
  const { data: pages = {} } = useQuery(shownPagesQuery(Array.isArray(games) ? games.filter(Number.isInteger) : []))
  const { submit, isBusy } = useStaffSubmit(previewBrand)
  const frame = useRef<HTMLIFrameElement>(null)
  const [token, setToken] = useState<string>()
  const [path, setPath] = useState('')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone')
  const languages = pageLanguages(partAt(record, 'texts'))
  const [chosen, setChosen] = useState<Language>(locale.code)
  const language = languages.includes(chosen) ? chosen : 'en_US'
  const shownIn = localeByCode(language)
  const [scheme, setScheme] = useState<Scheme>(valueAt(record, 'theme.scheme') === 'light' ? 'light' : 'dark')
  const show = async () => {
    const answer = await submit({ id, record: JSON.stringify(record) })
    if (!answer) return
    if (!answer.ok) return toast(accountErrorText(answer.error), 'error')
    const { token: made, faults } = answer.data
    if (made) setToken(made)
    else toast(m.admin_brand_has_faults({ count: faults.length }), 'error')
  }
  const dress = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    page.documentElement.dataset.theme = scheme
    // It is looked at: a link would lead to a page without the copy, which no frame may show.
    page.styleSheets[0]?.insertRule('a,button,input,summary{pointer-events:none}')
  }
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page?.documentElement) page.documentElement.dataset.theme = scheme
  }, [scheme])
  const game = pages.match && gameById(pages.match.gameId)?.code
  const places = [
    { value: '', label: m.admin_brand_page_home() },
    ...(pages.match && game ? [{ value: `/${game}/${pages.match.id}`, label: m.admin_brand_page_match() }] : []),
    ...(pages.room === undefined ? [] : [{ value: `/live/${pages.room}`, label: m.admin_brand_page_room() }]),
  ]
  const address = `/${shownIn?.tag}${path}?${BRAND_PREVIEW_PARAMETER}=${token}`
  return (
    <div className="grid gap-4">
      <p className="text-13 text-text-muted">{m.admin_brand_pages_hint()}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.admin_brand_page()}>
          <Select value={path} options={places} onChange={({ target }) => setPath(target.value)} />
        </Field>
        <Field label={m.admin_brand_language()} hint={shownIn?.isComplete ? undefined : m.admin_brand_pages_english()}>
          <Select
            value={language}
            options={languages.map((code) => ({ value: code, label: languageName(code) }))}
            onChange={({ target }) => setChosen(localeByCode(target.value)?.code ?? language)}
          />
        </Field>
        <SchemeChoice scheme={scheme} onChange={setScheme} />
        <ChoiceRow
          label={m.admin_brand_width()}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'phone', label: m.admin_brand_width_phone() },
            { value: 'desk', label: m.admin_brand_width_desk() },
          ]}
        />
      </div>
      <div>
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void show()}>
          {token ? m.admin_brand_pages_again() : m.admin_brand_pages_show()}
        </Button>
      </div>
      {token && (
        <iframe
          key={address}
          ref={frame}
          src={address}
          title={m.admin_brand_preview()}
          // Its scripts would take it for a page of the administrator's own session.
          sandbox="allow-same-origin"
          onLoad={dress}
          className={`h-[720px] max-w-full rounded-md border border-line bg-bg ${WIDTHS[width]}`}
        />
      )}
    </div>
  )
}
