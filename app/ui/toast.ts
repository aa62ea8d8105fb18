export interface Toast {
  id: number
  text: string
  tone: 'info' | 'success' | 'error'
}

/** At most this many at once; the oldest are removed. */
const TOASTS_MAX = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

/**
 * Shows a message in a corner of the page; callable from anywhere in the browser. The same text again restarts the
 * toast already shown, so ten calls that fail together show one. The toast code is loaded on first use.
 */
export function toast(text: string, tone: Toast['tone'] = 'info'): void {
  lastId += 1
  set([...toasts.filter((shown) => shown.text !== text), { id: lastId, text, tone }].slice(-TOASTS_MAX))
  import('./toast-host.tsx').then(
    ({ mountToasts }) => mountToasts(),
    // Offline, say: shown with the first toast whose code comes.
    () => undefined,
  )
}
