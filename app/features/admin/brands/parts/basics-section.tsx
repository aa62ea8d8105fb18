import { m } from '#app/paraglide/messages.js'
import { useBrandForm } from '../brand-form.ts'
import { LANGUAGE_OPTIONS } from '../brand-labels.ts'
import { valueAt } from '../record.ts'
import { ChoiceField, LinesField, SwitchField, TextField } from './fields.tsx'
import { HostsCheck } from './hosts-check.tsx'
import { OrderField } from './order-field.tsx'
import { Services } from './services.tsx'

const FLAVOURS = ['pro', 'pro_guonei', 'dev'] as const
const ADDRESSES = ['mUrl', 'pcUrl', 'rechargeUrl'] as const
const URL_CHARS_MAX = 300

const lower = (line: string) => line.toLowerCase()

/** Where the brand is, and how it runs. */
export function BasicsSection() {
  const { record } = useBrandForm()
  const flavour = String(valueAt(record, 'flavour'))
  const addressLabels = {
    mUrl: m.admin_brand_url_mobile(),
    pcUrl: m.admin_brand_url_desktop(),
    rechargeUrl: m.admin_brand_url_recharge(),
  }
  return (
    <div className="grid gap-4">
      <LinesField
        path="hosts"
        label={m.admin_brand_hosts()}
        hint={m.admin_brand_hosts_hint()}
        isRequired
        write={lower}
      />
      <HostsCheck />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField path="defaultLanguage" label={m.admin_brand_default_language()} options={LANGUAGE_OPTIONS} />
        <TextField
          path="timeZone"
          label={m.admin_brand_time_zone()}
          hint={m.admin_brand_time_zone_hint()}
          max={64}
          isCode
          isRequired
        />
        <ChoiceField
          path="flavour"
          label={m.admin_brand_flavour()}
          hint={m.admin_brand_flavour_hint()}
          options={FLAVOURS.map((value) => ({ value, label: value }))}
        />
        {ADDRESSES.map((name) => (
          <TextField
            key={`${flavour} ${name}`}
            path={`environments.${flavour}.${name}`}
            label={addressLabels[name]}
            max={URL_CHARS_MAX}
            isCode
            type="url"
          />
        ))}
        <TextField
          path="botCheckSiteKey"
          label={m.admin_brand_turnstile()}
          hint={m.admin_brand_turnstile_hint()}
          max={100}
          isCode
        />
        <LinesField
          path="smsCountries"
          label={m.admin_brand_sms_countries()}
          hint={m.admin_brand_sms_countries_hint()}
          isOptional
          write={(line) => line.toUpperCase()}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="font-medium">{m.admin_brand_languages()}</legend>
        <OrderField
          path="languages"
          options={LANGUAGE_OPTIONS}
          addLabel={m.admin_brand_language_add()}
          emptyText={m.admin_brand_languages_all()}
          isOrdered={false}
        />
      </fieldset>
      <div>
        <SwitchField path="isDemo" label={m.admin_brand_demo()} hint={m.admin_brand_demo_hint()} />
        <SwitchField path="hasSimulatedCrowd" label={m.admin_brand_crowd()} />
        <SwitchField path="roleGrantsByTwo" label={m.admin_brand_by_two()} hint={m.admin_brand_by_two_hint()} />
        <SwitchField path="staffTwoStep" label={m.admin_brand_two_step()} hint={m.admin_brand_two_step_hint()} />
      </div>
      <Services id={String(valueAt(record, 'id'))} />
    </div>
  )
}
