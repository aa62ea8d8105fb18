import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PLAN_COVER } from '#contract/plan-rules.ts'

const CoverDialog = lazyRouteComponent(() => import('./cover-dialog.tsx'), 'CoverDialog')

interface CoverFieldProps {
  /** Where it is served; '': there is none. */
  path: string
  onChange: (path: string) => void
}

/** The cover of a plan, which is uploaded when it is chosen. */
export function CoverField({ path, onChange }: CoverFieldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby={id} className="grid gap-1.5">
      <h3 id={id} className="font-medium text-13">
        {m.creator_cover()}
      </h3>
      <div className="grid items-center gap-3 sm:grid-cols-[minmax(0,240px)_1fr]">
        {path !== '' && (
          <img
            src={path}
            alt={m.creator_cover()}
            {...PLAN_COVER}
            className="aspect-video h-auto w-full rounded-md bg-surface-2 object-cover"
            // One that was uploaded long ago for a plan that was never sent.
            onError={() => onChange('')}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            {path === '' ? m.creator_cover_choose() : m.creator_cover_replace()}
          </Button>
          {path !== '' && (
            <Button variant="bare" onClick={() => onChange('')}>
              {m.creator_cover_remove()}
            </Button>
          )}
        </div>
      </div>
      <p className="text-13 text-text-muted">{m.creator_cover_hint()}</p>
      {isOpen && (
        <Suspense>
          <CoverDialog
            onClose={() => setIsOpen(false)}
            onDone={(stored) => {
              onChange(stored)
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
