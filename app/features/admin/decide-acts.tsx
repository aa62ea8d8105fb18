import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

const ReasonDialog = lazy(() => import('./reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

/** What staff may do with what somebody wrote; what is not a publication takes something away. */
type Act = 'publish' | 'refuse' | 'take_off'

/** Names of the acts, and what the dialog says about each. */
export type ActTexts = Readonly<Record<Act, { name: () => string; text: () => string }>>

interface DecideActsProps {
  /** Those that the backend says are legal now. */
  acts: readonly Act[]
  texts: ActTexts
  /** Names the drafts in which reasons are kept. */
  draft: (act: Act) => string
  isBusy: boolean
  /** Whether it was done. */
  onDecide: (act: Act, reason: string) => Promise<boolean>
}

/** A button for each act, which asks for a reason. */
export function DecideActs({ acts, texts, draft, isBusy, onDecide }: DecideActsProps) {
  const [act, setAct] = useState<Act>()
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {acts.map((each) => (
          <Button
            key={each}
            variant="quiet"
            className={each === 'publish' ? '' : 'text-lose!'}
            onClick={() => setAct(each)}
          >
            {texts[each].name()}
          </Button>
        ))}
      </div>
      {act && (
        <Suspense>
          <ReasonDialog
            draft={draft(act)}
            title={texts[act].name()}
            text={texts[act].text()}
            submitLabel={texts[act].name()}
            variant={act === 'publish' ? 'primary' : 'danger'}
            isBusy={isBusy}
            onSubmit={(reason) => onDecide(act, reason)}
            onClose={() => setAct(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
