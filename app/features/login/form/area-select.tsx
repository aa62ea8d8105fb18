import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Flag } from '#app/ui/flag.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { areaOptions } from './area-options.ts'
import { countriesQuery } from './login.queries.ts'

interface AreaSelectProps {
  /** A country of the list by its two letters. */
  value: string
  onChange: (country: string, areaCode: string) => void
}

/** The calling code before a phone number, found by country or digits; mainland China comes first. */
export function AreaSelect({ value, onChange }: AreaSelectProps) {
  const { locale } = useShell()
  const { data = [] } = useQuery(countriesQuery())
  const options = areaOptions(data, locale.tag)
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
