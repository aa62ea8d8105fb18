import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { Via } from '../../form/login-values.ts'
import type { LoginMode } from '../../login.store.ts'

interface ViaSwitchProps {
  mode: LoginMode
  via: Via
  onChange: (via: Via) => void
}

/** A switch between email and phone. */
export function ViaSwitch({ mode, via, onChange }: ViaSwitchProps) {
  const labels = { email: mode === 2 ? m.login_via_account() : m.login_via_email(), phone: m.login_via_phone() }
  return (
    <fieldset className="grid grid-cols-2 gap-1 rounded-md border border-line bg-bg p-1">
      <legend className="sr-only">{m.login_via_label()}</legend>
      {(['email', 'phone'] as const).map((each) => (
        <label
          key={each}
          className={cn(
            'flex min-h-9 cursor-pointer items-center justify-center rounded-sm px-2 text-center font-medium text-13 has-focus-visible:outline-2 has-focus-visible:outline-brand-text',
            each === via ? 'bg-surface-2 text-text' : 'text-text-muted hover:text-text',
          )}
        >
          <input
            type="radio"
            name="via"
            value={each}
            checked={each === via}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {labels[each]}
        </label>
      ))}
    </fieldset>
  )
}
