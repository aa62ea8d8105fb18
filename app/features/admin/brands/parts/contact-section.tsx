import { m } from '#app/paraglide/messages.js'
import { ChoiceField, TextField } from './fields.tsx'
import { ItemsField } from './items-field.tsx'

const CONTACTS = ['email', 'telegram', 'whatsapp', 'phone', 'line', 'wechat', 'qq'] as const
const PLATFORMS = ['ios', 'android', 'windows', 'macos'] as const
const URL_CHARS_MAX = 300
const OPERATOR = ['operator']

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Who runs the brand, and what it links to. */
export const ContactSection = () => (
  <div className="grid gap-6">
    <section className="grid gap-2">
      <h3 className="font-medium text-14">{m.admin_brand_operator()}</h3>
      <p className="text-13 text-text-muted">{m.admin_brand_operator_hint()}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField path="operator.company" label={m.admin_brand_company()} max={120} mayGo={OPERATOR} />
        <TextField path="operator.email" label={m.admin_brand_company_email()} max={120} isCode mayGo={OPERATOR} />
        <TextField path="operator.address" label={m.admin_brand_company_address()} max={300} isLong mayGo={OPERATOR} />
      </div>
    </section>
    <ItemsField
      path="contacts"
      title={m.admin_brand_contacts()}
      addLabel={m.admin_brand_contact_add()}
      first={{ kind: 'email' }}
    >
      {(item) => (
        <>
          <ChoiceField path={`${item}.kind`} label={m.admin_brand_contact_kind()} options={asOptions(CONTACTS)} />
          <TextField path={`${item}.value`} label={m.admin_brand_contact_value()} max={120} isCode isRequired />
        </>
      )}
    </ItemsField>
    <ItemsField
      path="links"
      title={m.admin_brand_links()}
      hint={m.admin_brand_links_hint()}
      addLabel={m.admin_brand_link_add()}
      first={{}}
    >
      {(item) => (
        <>
          <TextField path={`${item}.label`} label={m.admin_brand_link_label()} max={60} isRequired />
          <TextField
            path={`${item}.url`}
            label={m.admin_brand_link_url()}
            max={URL_CHARS_MAX}
            isCode
            isRequired
            type="url"
          />
        </>
      )}
    </ItemsField>
    <ItemsField
      path="downloads"
      title={m.admin_brand_downloads()}
      addLabel={m.admin_brand_download_add()}
      first={{ platform: 'ios' }}
    >
      {(item) => (
        <>
          <ChoiceField path={`${item}.platform`} label={m.admin_brand_platform()} options={asOptions(PLATFORMS)} />
          <TextField
            path={`${item}.url`}
            label={m.admin_brand_link_url()}
            max={URL_CHARS_MAX}
            isCode
            isRequired
            type="url"
          />
          <TextField path={`${item}.icon`} label={m.admin_brand_picture_path()} max={URL_CHARS_MAX} isCode />
        </>
      )}
    </ItemsField>
    <ItemsField
      path="certificates"
      title={m.admin_brand_certificates()}
      hint={m.admin_brand_certificates_hint()}
      addLabel={m.admin_brand_certificate_add()}
      first={{}}
      isOptional
    >
      {(item) => (
        <>
          <TextField path={`${item}.name`} label={m.admin_brand_certificate_name()} max={120} isRequired />
          <TextField path={`${item}.number`} label={m.admin_brand_certificate_number()} max={80} />
          <TextField path={`${item}.issuer`} label={m.admin_brand_certificate_issuer()} max={120} />
          <TextField path={`${item}.until`} label={m.admin_brand_certificate_until()} max={10} type="date" />
          <TextField path={`${item}.url`} label={m.admin_brand_link_url()} max={URL_CHARS_MAX} isCode type="url" />
          <TextField path={`${item}.picture`} label={m.admin_brand_picture_path()} max={URL_CHARS_MAX} isCode />
        </>
      )}
    </ItemsField>
  </div>
)
