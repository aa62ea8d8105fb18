import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { PlaceHead } from '../shell/place-head.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { SupportPage } from '../support/lazy-parts.ts'
import { coverageQuery, recordQuery } from './about.queries.ts'
import { DownloadPage } from './lazy-parts.ts'

interface Asked {
  client: QueryClient
  shell: Shell
  /** The brand's name. */
  brand: string
}

const LOADERS: Readonly<Record<string, (asked: Asked) => Promise<{ title: string; description: string }>>> = {
  about: async ({ client, shell, brand }) => {
    // The page shows what the record says where nothing can be counted.
    await Promise.all([client.ensureQueryData(recordQuery()), client.prefetchQuery(coverageQuery(shell))])
    return { title: m.about_title({ brand }), description: shell.brand.texts.description }
  },
  certificate: async ({ client, brand }) => {
    await client.ensureQueryData(recordQuery())
    return { title: m.about_certificate_title(), description: m.about_certificate_description({ brand }) }
  },
  salesmartly: async ({ client, brand }) => {
    await SupportPage.preload?.()
    return (await import('../support/support-page.tsx')).loadSupport(client, brand)
  },
  download: async ({ brand }) => {
    await DownloadPage.preload?.()
    return { title: m.about_download_title({ brand }), description: m.about_download_description({ brand }) }
  },
}

/** Loads a page about the brand and what its head says; 404 where there is none. */
export async function loadAboutPlace(client: QueryClient, page: string): Promise<PlaceHead> {
  const load = Object.hasOwn(LOADERS, page) ? LOADERS[page] : undefined
  if (!load) throw notFound()
  const shell = await client.ensureQueryData(shellQuery())
  const brand = shell.brand.texts.name
  const { title, description } = await load({ client, shell, brand })
  return { shell, title: page === 'certificate' ? `${title} - ${brand}` : title, description, path: `/${page}` }
}
