import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SUPPORT_WIDGET_PATH } from '#contract/support-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** How long a widget may take until the desk is offered in its place. */
const PATIENCE_MS = 8000

type State = 'loading' | 'ready' | 'failed'

const stateOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'support' in data ? String(data.support) : undefined

/**
 * The operator's widget in a document of its own (app/server/support-widget.ts), whose origin is no site's: it reads nothing of this page
 * and can do nothing in the visitor's name.
 */
export function WidgetFrame({ onClose }: { onClose: () => void }) {
  const { prefix, brand } = useShell()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>('loading')
  const [scheme] = useState(() => document.documentElement.dataset.theme ?? brand.scheme)
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      const said = stateOf(data)
      if (said === 'close') onClose()
      else if (said === 'ready' || said === 'failed') setState(said)
    }
    addEventListener('message', onMessage)
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), PATIENCE_MS)
    return () => {
      removeEventListener('message', onMessage)
      clearTimeout(timer)
    }
  }, [onClose])
  return (
    <div className="grid gap-2">
      <div role="status" className="text-13 empty:hidden">
        {state === 'loading' && <p className="text-text-muted">{m.support_chat_loading()}</p>}
        {state === 'failed' && (
          <p className="rounded-md border border-warn p-3">
            {m.support_chat_failed()}{' '}
            <a href="#new" className="font-medium text-brand-text underline">
              {m.support_new()}
            </a>
          </p>
        )}
      </div>
      {state !== 'failed' && (
        <iframe
          ref={frame}
          title={m.support_chat()}
          src={`${prefix}${SUPPORT_WIDGET_PATH}#${scheme}`}
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className="h-[min(70dvh,520px)] w-full rounded-md border border-line bg-surface-2"
        />
      )}
      <Button variant="quiet" onClick={onClose}>
        <X size={16} aria-hidden />
        {m.support_chat_close()}
      </Button>
    </div>
  )
}
