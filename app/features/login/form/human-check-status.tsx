import { CircleAlert, LoaderCircle, ShieldCheck } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { HumanCheck } from './use-human-check.ts'

/** The state of the human check in one line. */
export function HumanCheckStatus({ check }: { check: HumanCheck }) {
  return (
    <div>
      <div ref={check.container} />
      <p role="status" className="flex min-h-6 items-center gap-2 text-13 text-text-muted">
        {check.state === 'checking' && (
          <>
            <LoaderCircle size={16} aria-hidden className="animate-spin motion-reduce:animate-none" />
            {m.login_check_running()}
          </>
        )}
        {check.state === 'checked' && (
          <>
            <ShieldCheck size={16} aria-hidden className="text-win" />
            {m.login_check_done()}
          </>
        )}
        {check.state === 'failed' && (
          <>
            <CircleAlert size={16} aria-hidden className="text-lose" />
            {m.login_check_failed()}
            <button type="button" onClick={check.restart} className="font-medium text-brand-text hover:underline">
              {m.login_check_retry()}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
