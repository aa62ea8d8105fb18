export interface Toast {
  id: number
  text: string
  tone: 'info' | 'success' | 'error'
}

/** At most so many at once; the oldest give way. */
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
 * Says the result of an act in a corner of the page, from anywhere in the browser. The same text again renews the one
 * shown: ten calls that fail together say so once. What draws it is fetched with the first one.
 */
export function toast(text: string, tone: Toast['tone'] = 'info'): void {
  lastId += 1
  set([...toasts.filter((shown) => shown.text !== text), { id: lastId, text, tone }].slice(-TOASTS_MAX))
  void import('./toast-host.tsx').then(({ mountToasts }) => mountToasts())
}
