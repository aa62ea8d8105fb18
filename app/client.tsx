import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnLostChunk } from './lib/reload-on-lost-chunk.ts'
import { removeOldStorage } from './lib/remove-old-storage.ts'
import { whenIdle } from './lib/when-idle.ts'

// A built page has the messages of one language; only the development server has them all and must choose.
if (import.meta.env.DEV) {
  const { overwriteGetLocale } = await import('./paraglide/runtime.js')
  overwriteGetLocale((() => document.documentElement.lang) as never)
}
reloadOnLostChunk(window)
whenIdle(() => removeOldStorage(window))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
