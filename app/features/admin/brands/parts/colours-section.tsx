import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { useBrandForm, useFaultAt } from '../brand-form.ts'
import { valueAt } from '../record.ts'
import { ChoiceField } from './fields.tsx'

const Contrasts = lazy(() => import('./contrasts.tsx').then((module) => ({ default: module.Contrasts })))

const COLOURS = ['brand', 'background', 'surface', 'text'] as const
const HEX = /^#[0-9a-f]{6}$/i

/** The four colours of each scheme, and how well each can be read. */
export function ColoursSection() {
  const labels = { dark: m.admin_brand_scheme_dark(), light: m.admin_brand_scheme_light() }
  return (
    <div className="grid gap-6">
      <ChoiceField
        path="theme.scheme"
        label={m.admin_brand_scheme()}
        hint={m.admin_brand_scheme_hint()}
        options={(['dark', 'light'] as const).map((value) => ({ value, label: labels[value] }))}
      />
      {(['dark', 'light'] as const).map((scheme) => (
        <section key={scheme} className="grid gap-3">
          <h3 className="font-medium text-14">{labels[scheme]}</h3>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {COLOURS.map((name) => (
              <ColourField key={name} path={`theme.${scheme}.${name}`} name={name} />
            ))}
          </div>
          <Suspense>
            <Contrasts scheme={scheme} />
          </Suspense>
        </section>
      ))}
    </div>
  )
}

function ColourField({ path, name }: { path: string; name: (typeof COLOURS)[number] }) {
  const { record, set } = useBrandForm()
  const labels = {
    brand: m.admin_brand_colour_brand(),
    background: m.admin_brand_colour_background(),
    surface: m.admin_brand_colour_surface(),
    text: m.admin_brand_colour_text(),
  }
  const value = valueAt(record, path)
  const text = typeof value === 'string' ? value : ''
  return (
    <Field label={labels[name]} error={useFaultAt(path)} isRequired>
      <Input
        dir="ltr"
        maxLength={7}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => set(path, target.value === '' ? undefined : target.value.trim())}
        trailing={
          <input
            type="color"
            aria-label={m.admin_brand_colour_pick({ colour: labels[name] })}
            className="me-1 h-8 w-10 cursor-pointer rounded-sm bg-transparent"
            value={HEX.test(text) ? text : '#000000'}
            onChange={({ target }) => set(path, target.value)}
          />
        }
      />
    </Field>
  )
}
