import { useHydrated } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Shown only where scripts run: those of a brand that is being worked on do not. */
export const PrintButton = () => (
  <Button variant="quiet" onClick={() => window.print()} className={`print:hidden ${useHydrated() ? '' : 'invisible'}`}>
    <Printer size={16} aria-hidden />
    {m.protocol_print()}
  </Button>
)
