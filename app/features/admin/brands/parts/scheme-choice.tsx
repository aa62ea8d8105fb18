import type { Scheme } from '#app/lib/theme-tokens.ts'
import { m } from '#app/paraglide/messages.js'
import { ChoiceRow } from '#app/ui/choice-row.tsx'

interface SchemeChoiceProps {
  scheme: Scheme
  onChange: (scheme: Scheme) => void
}

/** In which colour scheme a preview is shown. */
export const SchemeChoice = ({ scheme, onChange }: SchemeChoiceProps) => (
  <ChoiceRow
    label={m.admin_brand_scheme()}
    value={scheme}
    onChange={onChange}
    options={[
      { value: 'dark', label: m.admin_brand_scheme_dark() },
      { value: 'light', label: m.admin_brand_scheme_light() },
    ]}
  />
)
