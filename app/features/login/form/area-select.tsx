import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Flag } from '#app/ui/flag.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { areaOptions } from './area-options.ts'
import { countriesQuery } from './login.queries.ts'

interface AreaSelectProps {
  /** ISO 3166 alpha-2 code. */
  value: string
  onChange: (country: string, areaCode: string) => void
}

/** Selects the calling code of a phone number, searchable by country or digits; mainland China comes first. */
export function AreaSelect({ value, onChange }: AreaSelectProps) {
  const { locale } = useShell()
  const { data = [] } = useQuery(countriesQuery())
  const options = areaOptions(data, locale.tag)
  const [first] = options
  const isServed = options.some((option) => option.value === value)
  // The form begins with a country, perhaps one to which this brand sends nothing.
  useEffect(() => {
    if (first && !isServed) onChange(first.value, first.areaCode)
  })
  return (
    <SearchSelect
      options={options.map((option) => ({ ...option, picture: <Flag country={option.value} /> }))}
      value={value}
      onChange={(country) => onChange(country, options.find((option) => option.value === country)?.areaCode ?? '86')}
      label={m.login_field_area()}
      searchLabel={m.login_area_search()}
      emptyText={m.login_area_empty()}
      shown={({ value: country, detail }) => (
        <>
          <Flag country={country} />
          <span className="figures">{detail}</span>
        </>
      )}
      className="w-[124px] shrink-0"
    />
  )
}
