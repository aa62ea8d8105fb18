import type { ComponentType } from 'react'
import { SupportPage } from '../support/lazy-parts.ts'
import { AboutPage } from './about-page.tsx'
import { CertificatePage } from './certificate-page.tsx'
import { DownloadPage } from './lazy-parts.ts'

const PAGES: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['about', AboutPage],
  ['certificate', CertificatePage],
  ['download', DownloadPage],
  ['salesmartly', SupportPage],
])

export function AboutPlace({ page }: { page: string }) {
  const Page = PAGES.get(page)
  return (
    Page && (
      <div className="mx-auto max-w-[960px] space-y-8 px-3 md:px-0">
        <Page />
      </div>
    )
  )
}
