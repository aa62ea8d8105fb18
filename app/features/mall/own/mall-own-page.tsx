import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { OwnLayout } from '../../user/own/own-layout.tsx'
import { mallLink } from '../mall-link.ts'

interface MallOwnPageProps {
  title: string
  /** The page above it. */
  back: { to?: 'orders'; label: string }
  action?: ReactNode
  /** Below the heading, for users only. */
  children: ReactNode
}

/** A page of the mall in the layout of the personal centre, with the way back to the page above it. */
export const MallOwnPage = ({ title, back, action, children }: MallOwnPageProps) => (
  <OwnLayout>
    <header className="flex min-h-10 flex-wrap items-center gap-2">
      <Link
        {...mallLink(back.to)}
        aria-label={back.label}
        className="-ms-2 grid size-10 shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-2"
      >
        <ArrowLeft size={20} aria-hidden className="rtl:rotate-180" />
      </Link>
      <h1 className="flex-1 font-bold text-20">{title}</h1>
      {action}
    </header>
    {children}
  </OwnLayout>
)
