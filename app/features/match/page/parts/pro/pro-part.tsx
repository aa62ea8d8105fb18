import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { useIsHydrating } from '#app/lib/use-is-hydrating.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MatchDetail } from '#contract/match-detail.ts'
import { MEMBERSHIP_PRICES, type Tier } from '#contract/membership-rules.ts'
import { useViewer } from '../../../../session/viewer.queries.ts'
import { usePro } from './use-pro.ts'

interface ProPartProps {
  detail: MatchDetail
  /** What everybody may know of it: how much there is. */
  teaser: ReactNode
  /** Around what stands in place of the picture. */
  frame?: (content: ReactNode) => ReactNode
  children: (detail: MatchDetail) => ReactNode
}

/** A picture of pro data: to who may not see it what it would show and the way to it, an account or a membership. */
export function ProPart({ detail, teaser, frame = (content) => content, children }: ProPartProps) {
  const pro = usePro(detail)
  if (pro.detail) return children(pro.detail)
  if (pro.lockedTo) return frame(<Locked teaser={teaser} to={pro.lockedTo} />)
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

const ACTION = 'inline-flex min-h-11 items-center rounded-full bg-brand px-6 font-semibold text-on-brand'
const QUIET = 'inline-flex min-h-11 items-center rounded-full border border-line px-6 font-semibold hover:bg-surface-2'

/** Nothing of the picture behind it is the match's: it is the same for all. */
function Locked({ teaser, to }: { teaser: ReactNode; to: 'signedIn' | Tier }) {
  const isHydrating = useIsHydrating()
  return (
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
      <div className={`relative grid justify-items-center gap-2 text-center ${isHydrating ? UNKNOWN : ''}`}>
        <Lock size={20} aria-hidden className="text-text-muted" />
        <p className="font-semibold text-14">{teaser}</p>
        <p className="text-13 text-text-muted">
          {to === 'signedIn'
            ? m.match_pro_free()
            : m.match_pro_member({ level: to.toUpperCase(), coins: String(MEMBERSHIP_PRICES[to].month) })}
        </p>
        <WayIn to={to} isHydrating={isHydrating} />
      </div>
    </div>
  )
}

/** A page is rendered once for guests and users: a user's own data, or that it is for members, is on its way. */
const UNKNOWN = '[html:not(:has(header_[data-login]))_&]:invisible'

/** A guest signs in, a user becomes a member. */
function WayIn({ to, isHydrating }: { to: 'signedIn' | Tier; isHydrating: boolean }) {
  const isGuest = useViewer() === null || isHydrating
  return (
    <div className="mt-1 flex flex-wrap justify-center gap-2">
      {isGuest && (
        <button type="button" data-login="" className={ACTION}>
          {m.shell_header_sign_in()}
        </button>
      )}
      {to !== 'signedIn' && (
        <Link to="/userInfo/$id" params={{ id: 'vip' }} className={isGuest ? QUIET : ACTION}>
          {m.live_access_membership()}
        </Link>
      )}
    </div>
  )
}
