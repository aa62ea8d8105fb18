import { useState, useSyncExternalStore } from 'react'

/** What Chromium offers where the site can be installed; kept by `app/features/frame/theme-script.ts`. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('beforeinstallprompt', onChange)
  return () => window.removeEventListener('beforeinstallprompt', onChange)
}

/** How the site can be installed: `install` asks the browser to. Undefined where it has not offered that. */
export function useInstall() {
  const prompt = useSyncExternalStore(
    subscribe,
    () => window.installPrompt,
    () => undefined,
  )
  const isInstalled = useSyncExternalStore(
    () => () => undefined,
    () => matchMedia('(display-mode: standalone)').matches,
    () => false,
  )
  const [isAccepted, setAccepted] = useState(false)
  const install = async () => {
    // It can be asked once.
    window.installPrompt = undefined
    setAccepted((await prompt?.prompt())?.outcome === 'accepted')
  }
  return { isInstalled: isInstalled || isAccepted, install: prompt && install }
}
