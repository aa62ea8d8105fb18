import { ExternalLink, MessagesSquare } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

const WidgetFrame = lazy(() => import('./widget-frame.tsx').then((module) => ({ default: module.WidgetFrame })))

/** The operator's own chat: its page in a tab, and its widget here. Neither is asked for anything before somebody presses. */
export function OutsideChat({ chatUrl, hasWidget }: { chatUrl: string | undefined; hasWidget: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="support-chat" className="rounded-lg border border-line bg-surface-1 p-4">
      <h2 id="support-chat" className="font-semibold text-16">
        {m.support_chat()}
      </h2>
      <p className="mt-1 text-13 text-text-muted">{m.support_chat_text()}</p>
      <div className="mt-3 grid gap-2">
        {hasWidget && !isOpen && (
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            <MessagesSquare size={16} aria-hidden />
            {m.support_chat_open()}
          </Button>
        )}
        {hasWidget && isOpen && (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
            <WidgetFrame onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
        {chatUrl && (
          <a
            href={chatUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-10 items-center justify-center gap-2 rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2"
          >
            <ExternalLink size={16} aria-hidden />
            {m.support_chat_page()}
          </a>
        )}
      </div>
    </section>
  )
}
