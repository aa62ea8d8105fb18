import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { AdminTicket } from '#contract/admin-tickets.ts'

const RefundDialog = lazy(() => import('./refund-dialog.tsx').then((module) => ({ default: module.RefundDialog })))

/** The way to give coins back while they are held. */
export function Refund({ ticket }: { ticket: AdminTicket }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        className="text-lose!"
        aria-label={m.admin_ticket_refund_of({ id: ticket.id })}
        onClick={() => setIsOpen(true)}
      >
        {m.admin_member_refund()}
      </Button>
      {isOpen && (
        <Suspense>
          <RefundDialog ticket={ticket} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
