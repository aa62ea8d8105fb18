import { Link } from '@tanstack/react-router'
import { KeyRound, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { REGISTRATION_COINS } from '#contract/account-rules.ts'
import type { LoginMode } from '../../login.store.ts'

interface MethodPanelProps {
  onMode: (mode: LoginMode) => void
  onGuest: () => void
  thirdParties: ReactNode
}

/** The sign-in methods, and a button to continue as a guest. */
export const MethodPanel = ({ onMode, onGuest, thirdParties }: MethodPanelProps) => (
  <div className="grid gap-3">
    <p className="rounded-md bg-surface-2 p-3 text-13">{m.login_dialog_bonus({ coins: REGISTRATION_COINS })}</p>
    <Button onClick={() => onMode(1)}>
      <Mail size={18} aria-hidden />
      {m.login_method_code()}
    </Button>
    <Button variant="quiet" onClick={() => onMode(2)}>
      <KeyRound size={18} aria-hidden />
      {m.login_method_password()}
    </Button>
    {thirdParties}
    <Button variant="bare" className="hover:bg-surface-2" onClick={onGuest}>
      {m.login_method_guest()}
    </Button>
    <p className="flex flex-wrap justify-center gap-x-4 text-12 text-text-muted">
      <Link to="/protocol/{-$id}" params={{ id: 'service' }} target="_blank" className="underline">
        {m.login_link_terms()}
      </Link>
      <Link to="/protocol/{-$id}" params={{ id: 'privacy' }} target="_blank" className="underline">
        {m.login_link_privacy()}
      </Link>
    </p>
  </div>
)
