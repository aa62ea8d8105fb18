import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MatchDetail } from '#contract/match-detail.ts'
import { usePro } from './use-pro.ts'

interface ProPartProps {
  detail: MatchDetail
  /** What is known of it without an account: how much there is. */
  teaser: ReactNode
  /** Around what stands in place of the picture. */
  frame?: (content: ReactNode) => ReactNode
  children: (detail: MatchDetail) => ReactNode
}

/** A picture of pro data: to a guest what it would show and the way to it, where the brand asks for an account. */
export function ProPart({ detail, teaser, frame = (content) => content, children }: ProPartProps) {
  const pro = usePro(detail)
  if (pro.detail) return children(pro.detail)
  if (pro.isLocked) return frame(<Locked teaser={teaser} />)
  if (!pro.query.isError) return frame(<Skeleton className="m-3 h-58" />)
  return frame(
    <div className="grid min-h-64 content-center justify-items-center gap-3 p-4 text-center">
      <p>{failureOf(pro.query.error).message ?? m.match_panel_failed()}</p>
      <Button variant="quiet" onClick={() => void pro.query.refetch()}>
        {m.shell_error_retry()}
      </Button>
    </div>,
  )
}

/** Nothing of the picture behind it is the match's: it is the same for all. */
const Locked = ({ teaser }: { teaser: ReactNode }) => (
  <div data-pro-locked="" className="relative grid min-h-64 place-items-center overflow-hidden p-4">
    <svg
      aria-hidden="true"
      viewBox="0 0 600 160"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full text-text-muted opacity-10"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
    >
      <path d="M0 152H80V140H170V146H230V128H330V134H400V30H500V42H600" />
    </svg>
    {/* A page is rendered once for guests and users: a user's own data is on its way. */}
    <div className="relative grid justify-items-center gap-2 text-center [html:not(:has(header_[data-login]))_&]:invisible">
      <Lock size={20} aria-hidden className="text-text-muted" />
      <p className="font-semibold text-14">{teaser}</p>
      <p className="text-13 text-text-muted">{m.match_pro_free()}</p>
      <button
        type="button"
        data-login=""
        className="mt-1 inline-flex min-h-11 items-center rounded-full bg-brand px-6 font-semibold text-on-brand"
      >
        {m.shell_header_sign_in()}
      </button>
    </div>
  </div>
)
