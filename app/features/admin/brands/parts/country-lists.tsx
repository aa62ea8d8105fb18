import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Input } from '#app/ui/input.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { useBrandForm } from '../brand-form.ts'
import { partAt } from '../record.ts'

const EVERYWHERE = '*'

interface CountryListsProps {
  path: string
  title: string
  options: readonly { value: string; label: string }[]
  /** `*` stands for all countries. */
  hasEverywhere?: boolean
}

/** What is off in which country. */
export function CountryLists({ path, title, options, hasEverywhere = false }: CountryListsProps) {
  const { locale } = useShell()
  const { record, set } = useBrandForm()
  const [code, setCode] = useState('')
  const lists = partAt(record, path)
  const put = (country: string, off: readonly string[] | undefined) => set(`${path}.${country}`, off, [path])
  const nameOf = (country: string) =>
    country === EVERYWHERE ? m.admin_brand_everywhere() : (countryName(country, locale.tag) ?? country)
  const isNew = (hasEverywhere && code === EVERYWHERE) || /^[A-Z]{2}$/.test(code)
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-14">{title}</h3>
      {Object.entries(lists).map(([country, value]) => {
        const off: readonly unknown[] = Array.isArray(value) ? value : []
        return (
          <fieldset key={country} className="min-w-0 rounded-md border border-line p-3">
            <legend className="px-1 font-medium text-13">{nameOf(country)}</legend>
            <div className="flex items-start gap-2">
              <div className="flex min-w-0 flex-1 flex-wrap gap-x-6">
                {options.map((option) => (
                  <Checkbox
                    key={option.value}
                    label={option.label}
                    checked={off.includes(option.value)}
                    onChange={({ target }) =>
                      put(
                        country,
                        target.checked
                          ? [...off.map(String), option.value]
                          : off.map(String).filter((each) => each !== option.value),
                      )
                    }
                  />
                ))}
              </div>
              <IconButton
                label={m.admin_brand_country_remove({ country: nameOf(country) })}
                onClick={() => put(country, undefined)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </div>
          </fieldset>
        )
      })}
      <div className="flex items-end gap-2">
        <Field
          label={m.admin_brand_country()}
          hint={hasEverywhere ? m.admin_brand_country_hint_all() : m.admin_brand_country_hint()}
        >
          <Input
            dir="ltr"
            maxLength={2}
            className="uppercase"
            value={code}
            onChange={({ target }) => setCode(target.value.toUpperCase().replace(/[^A-Z*]/g, ''))}
          />
        </Field>
        <Button
          variant="quiet"
          className="mb-6"
          disabled={!isNew || Object.hasOwn(lists, code)}
          onClick={() => {
            put(code, [])
            setCode('')
          }}
        >
          <Plus size={16} aria-hidden />
          {m.admin_brand_country_add()}
        </Button>
      </div>
    </section>
  )
}
