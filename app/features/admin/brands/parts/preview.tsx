import { type CSSProperties, useState } from 'react'
import { type Scheme, type Tokens, themeTokens } from '#app/lib/theme-tokens.ts'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { contentLocale, fallbacksOf, type Language, localeByCode } from '#contract/languages.ts'
import { gameName } from '../../../match/game-name.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { useBrandForm } from '../brand-form.ts'
import { LANGUAGE_OPTIONS } from '../brand-labels.ts'
import { isOwnPicture } from '../own-picture.ts'
import { paletteOf } from '../palette.ts'
import { type Part, partAt, valueAt } from '../record.ts'
import { SchemeChoice } from './scheme-choice.tsx'

/** The texts for a reader of a language, as `textsLanguage` of brands/brand.ts finds them. */
function textsFor(record: Part, language: Language): { texts: Part; code: string } {
  const written = partAt(record, 'texts')
  const wanted = [language, ...fallbacksOf(language), String(record.defaultLanguage), ...Object.keys(written)]
  const code = wanted.find((each) => Object.hasOwn(written, each)) ?? language
  return { texts: partAt(written, code), code }
}

const GAMES_SHOWN = 5
const FIRST_GAMES = [202, 201, 203, 206, 208]

/** What the copy makes of the site, in either scheme and any language, while it is being changed. */
export function Preview() {
  const { record } = useBrandForm()
  const shell = useShell()
  const [scheme, setScheme] = useState<Scheme>(
    record.theme && valueAt(record, 'theme.scheme') === 'light' ? 'light' : 'dark',
  )
  const [language, setLanguage] = useState<Language>(shell.locale.code)
  const { texts, code } = textsFor(record, language)
  const palette = paletteOf(record, scheme)
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <SchemeChoice scheme={scheme} onChange={setScheme} />
        <Field label={m.admin_brand_language()}>
          <Select
            value={language}
            options={LANGUAGE_OPTIONS}
            onChange={({ target }) => setLanguage(localeByCode(target.value)?.code ?? language)}
          />
        </Field>
      </div>
      {palette ? (
        <Site
          tokens={themeTokens(palette, scheme)}
          scheme={scheme}
          texts={texts}
          code={code}
          dir={contentLocale(localeByCode(language)).dir}
        />
      ) : (
        <p className="text-13 text-text-muted">{m.admin_brand_preview_colours()}</p>
      )}
    </div>
  )
}

/** The tokens for what is inside: those of the style sheet were worked out at the root of the page. */
const styleOf = (tokens: Tokens): CSSProperties =>
  Object.fromEntries([
    ...Object.entries(tokens).flatMap(([name, value]) => [
      [`--${name}`, value],
      [`--color-${name}`, value],
    ]),
    ['--border-color-brand', tokens['brand-text']],
  ])

interface SiteProps {
  tokens: Tokens
  scheme: Scheme
  texts: Part
  /** Of the texts. */
  code: string
  /** Of the reader's language, which may have none. */
  dir: 'ltr' | 'rtl'
}

function Site({ tokens, scheme, texts, code, dir }: SiteProps) {
  const { record } = useBrandForm()
  const style = styleOf(tokens)
  const games = (Array.isArray(record.games) ? record.games.map(Number) : FIRST_GAMES).slice(0, GAMES_SHOWN)
  const say = (name: string) => (typeof texts[name] === 'string' ? texts[name] : '')
  return (
    <div
      style={style}
      lang={localeByCode(code)?.tag}
      dir={dir}
      className="overflow-hidden rounded-lg border border-line bg-bg text-14 text-text"
    >
      <div className="flex h-13 items-center gap-3 border-line border-b bg-surface-1 px-3">
        <Wordmark scheme={scheme} texts={texts} />
        <span className="ms-auto rounded-md bg-brand px-3 py-1.5 font-medium text-13 text-on-brand">
          {m.admin_brand_preview_sign_in()}
        </span>
      </div>
      <div className="grid gap-3 p-3">
        <ul className="flex gap-4 overflow-hidden text-13">
          {games.map((id, at) => (
            <li
              key={id}
              className={`shrink-0 pb-1 ${at === 0 ? 'border-brand border-b-2 font-medium' : 'text-text-muted'}`}
            >
              {gameName(id)}
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-[44px_1fr_auto] items-center gap-x-3 rounded-md border border-line bg-surface-1 p-3">
          <span className="row-span-2 font-medium text-12 text-live-text">{m.admin_brand_preview_live()}</span>
          <span>{m.admin_brand_preview_home()}</span>
          <span className="figures font-bold">2</span>
          <span>{m.admin_brand_preview_away()}</span>
          <span className="figures font-bold">1</span>
        </div>
        <div className="overflow-hidden rounded-md border border-line bg-surface-1">
          <div className="flex aspect-video items-end bg-surface-2 p-2">
            <span className="rounded-sm bg-live px-1.5 font-medium text-12 text-white">
              {m.admin_brand_preview_live()}
            </span>
          </div>
          <div className="grid gap-1 p-3">
            <p className="font-medium">
              <bdi>{say('title')}</bdi>
            </p>
            <p className="text-13 text-text-muted">
              <bdi>{say('description')}</bdi>
            </p>
          </div>
        </div>
        <p className="border-line border-t pt-3 text-12 text-text-muted">
          <bdi>{say('introduction')}</bdi> <bdi className="text-brand-text">{say('copyright')}</bdi>
        </p>
      </div>
    </div>
  )
}

/** The wordmark, or the name where its picture cannot be seen from here. */
function Wordmark({ scheme, texts }: { scheme: Scheme; texts: Part }) {
  const { record } = useBrandForm()
  const source = valueAt(texts, `logos.${scheme}`) ?? valueAt(record, `logos.${scheme}`)
  const name = String(texts.name ?? '')
  return isOwnPicture(source) ? (
    <img src={source} alt={name} className="h-8 max-w-40 object-contain" />
  ) : (
    <span className="truncate font-bold text-16">{name}</span>
  )
}
