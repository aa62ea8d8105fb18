import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnLostChunk } from './lib/reload-on-lost-chunk.ts'

// A built page has one language's messages and nothing to choose; only the development server ships them all.
if (import.meta.env.DEV) {
  const { overwriteGetLocale } = await import('./paraglide/runtime.js')
  overwriteGetLocale((() => document.documentElement.lang) as never)
}
reloadOnLostChunk(window)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
