import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'

interface OwnPageProps {
  title: string
  /** Shown at the end of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A page of the personal centre with its heading; on phones with a link back to the list. */
export const OwnPage = ({ title, action, children }: OwnPageProps) => (
  <>
    <header className="flex min-h-10 flex-wrap items-center gap-2">
      <Link
        to="/userInfo"
        aria-label={m.user_nav_back()}
        className="-ms-2 grid size-10 shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-2 md:hidden"
      >
        <ArrowLeft size={20} aria-hidden className="rtl:rotate-180" />
      </Link>
      <h1 className="flex-1 font-bold text-20">{title}</h1>
      {action}
    </header>
    {children}
  </>
)

/** A card that groups related content under an optional heading. */
export const OwnCard = ({ title, hint, children }: { title?: string; hint?: string; children: ReactNode }) => (
  <section className="rounded-lg border border-line bg-surface-1 p-4">
    {title && <h2 className="font-semibold text-16">{title}</h2>}
    {hint && <p className="mt-1 text-13 text-text-muted">{hint}</p>}
    <div className={title ? 'mt-3' : undefined}>{children}</div>
  </section>
)
