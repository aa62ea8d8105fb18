import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnLostChunk } from './lib/reload-on-lost-chunk.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

overwriteGetLocale((() => document.documentElement.lang) as never)
reloadOnLostChunk(window)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
