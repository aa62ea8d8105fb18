import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { OwnLayout } from '../../user/own/own-layout.tsx'
import { OwnPage } from '../../user/own/own-page.tsx'
import { ownVideosLink } from '../../video-list/video-link.ts'

interface VideoOwnPageProps {
  title: string
  /** It is below the list of the viewer's videos. */
  isBelow?: boolean
  action?: ReactNode
  /** For users only. */
  children: ReactNode
}

/** A page of the viewer's videos in the layout of the personal centre. */
export const VideoOwnPage = ({ title, isBelow = false, action, children }: VideoOwnPageProps) => (
  <OwnLayout>
    {isBelow ? (
      <>
        <header className="flex min-h-10 flex-wrap items-center gap-2">
          <Link
            {...ownVideosLink()}
            aria-label={m.video_own_title()}
            className="-ms-2 grid size-10 shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-2"
          >
            <ArrowLeft size={20} aria-hidden className="rtl:rotate-180" />
          </Link>
          <h1 className="flex-1 font-bold text-20">{title}</h1>
          {action}
        </header>
        {children}
      </>
    ) : (
      <OwnPage title={title} action={action}>
        {children}
      </OwnPage>
    )}
  </OwnLayout>
)
