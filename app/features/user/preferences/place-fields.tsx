import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Preferences } from '#contract/user.ts'
import { offeredLocales } from '../../shell/offered-locales.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** Option value for the time zone of the device in use. */
const DEVICE_ZONE = 'device'

interface PlaceFieldsProps {
  preferences: Preferences
  change: (part: Preferences) => Promise<boolean>
}

/** Language and time zone. A new language needs a full page load. */
export function PlaceFields({ preferences, change }: PlaceFieldsProps) {
  const { locale, brand } = useShell()
  const locales = offeredLocales(brand)
  const changeLanguage = async (language: string) => {
    if (await change({ language })) location.assign('/userInfo/preferences')
  }
  const zones = [
    { value: DEVICE_ZONE, label: m.user_pref_zone_own() },
    ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={m.user_pref_language()}>
        <Select
          options={locales.map(({ code, endonym, isComplete }) => ({
            value: code,
            label: isComplete ? endonym : m.user_pref_language_in_english({ language: endonym }),
          }))}
          value={locales.find(({ code }) => code === preferences.language)?.code ?? locale.code}
          onChange={(event) => void changeLanguage(event.target.value)}
        />
      </Field>
      <Field label={m.user_pref_zone()}>
        <SearchSelect
          options={zones}
          value={preferences.timeZone || DEVICE_ZONE}
          onChange={(zone) => void change({ timeZone: zone === DEVICE_ZONE ? '' : zone })}
          label={m.user_pref_zone()}
          searchLabel={m.user_pref_zone_search()}
          emptyText={m.user_pref_zone_none()}
        />
      </Field>
    </div>
  )
}
