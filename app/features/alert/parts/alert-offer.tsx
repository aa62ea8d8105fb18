import { BellRing, X } from 'lucide-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { turnOn } from './turn-on.ts'

/** Shows the offer beside the page, in a React root of its own as toasts have: it takes no place and no focus. */
export function showOffer(vapidKey: string): void {
  const container = document.createElement('div')
  document.body.appendChild(container)
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  root.render(<AlertOffer vapidKey={vapidKey} close={close} />)
}

function AlertOffer({ vapidKey, close }: { vapidKey: string; close: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const accept = async () => {
    setIsBusy(true)
    await turnOn(vapidKey)
    close()
  }
  return (
    <section
      aria-label={m.alert_offer_title()}
      className="fixed inset-x-3 bottom-36 z-[55] ms-auto flex md:bottom-24 max-w-[400px] items-start gap-3 rounded-md border border-line bg-surface-1 py-3 ps-4 pe-1 shadow-floating transition starting:translate-y-2 starting:opacity-0"
    >
      <BellRing size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-text" />
      <div className="min-w-0 flex-1">
        <p role="status" className="font-semibold">
          {m.alert_offer_title()}
        </p>
        <p className="mt-1 text-13 text-text-muted">{m.alert_offer_text()}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={() => void accept()}>
            {m.alert_offer_accept()}
          </Button>
          <Button variant="bare" onClick={close}>
            {m.alert_offer_decline()}
          </Button>
        </div>
      </div>
      <IconButton label={m.ui_toast_close()} onClick={close}>
        <X size={16} aria-hidden />
      </IconButton>
    </section>
  )
}
