import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from './icon-button.tsx'
import { dismissToast, type Toast, toastStore } from './toast.ts'

const SHOWN_MS = { info: 5000, success: 5000, error: 8000 } as const
const TONES = {
  info: { Icon: Info, className: 'text-brand-text' },
  success: { Icon: CircleCheck, className: 'text-win' },
  error: { Icon: CircleAlert, className: 'text-lose' },
} as const

let isMounted = false

/**
 * Renders toasts at the end of the body, once, in a React root of their own: they survive an error in the page's tree.
 */
export function mountToasts(): void {
  if (isMounted) return
  isMounted = true
  const container = document.createElement('div')
  document.body.appendChild(container)
  createRoot(container).render(<ToastHost />)
}

/** Screen readers announce what is added to a live region they have already seen: it stays empty this long first. */
const REGION_READY_MS = 100

function ToastHost() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), REGION_READY_MS)
    return () => clearTimeout(timer)
  }, [])
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section
      // Keeps toasts announced while a dialog hides the rest of the page.
      aria-live="polite"
      aria-label={m.ui_toast_region()}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="pointer-events-none fixed inset-x-3 bottom-20 z-[60] grid justify-items-center gap-2 md:bottom-6 md:justify-items-end"
    >
      {(isReady ? toasts : []).map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />
      ))}
    </section>
  )
}

function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, text, tone } = toast
  const { Icon, className } = TONES[tone]
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS[tone])
    return () => clearTimeout(timer)
  }, [id, tone, isPaused])
  return (
    <div
      data-toast
      role={tone === 'error' ? 'alert' : 'status'}
      className="pointer-events-auto flex w-full max-w-[400px] items-start gap-3 rounded-md border border-line bg-surface-1 py-1 ps-4 pe-1 shadow-floating transition starting:translate-y-2 starting:opacity-0"
    >
      <Icon size={20} aria-hidden className={cn('mt-2.5 shrink-0', className)} />
      <p className="min-w-0 flex-1 break-words py-2.5">{text}</p>
      <IconButton label={m.ui_toast_close()} onClick={() => dismissToast(id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
