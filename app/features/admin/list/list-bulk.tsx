import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { isSent } from './bulk-answers.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import type { BulkTextsDialog as TextsDialog } from './bulk-texts-dialog.tsx'
import type { BulkAct, ListDescription } from './describe-list.ts'
import { type BulkSaid, useBulk } from './use-bulk.ts'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))
const BulkTextsDialog = lazy(() =>
  import('./bulk-texts-dialog.tsx').then((module) => ({ default: module.BulkTextsDialog })),
) as unknown as typeof TextsDialog

interface ListBulkProps<Row> {
  list: Pick<ListDescription<never, Row>, 'name' | 'keyOf' | 'nameOf'>
  acts: readonly BulkAct<Row>[]
  /** Rows of the page that any act is for, and those that are chosen. */
  possible: readonly Row[]
  chosen: readonly Row[]
  onChoose: (rows: readonly Row[]) => void
}

/** Above a list: what can be done with the chosen rows, what became of it, and the way back. */
export function ListBulk<Row>({ list, acts, possible, chosen, onChoose }: ListBulkProps<Row>) {
  const { keyOf, nameOf = (row) => String(keyOf(row)) } = list
  const [asked, setAsked] = useState<BulkAct<Row>>()
  const { run, undo, outcome, isBusy, forget } = useBulk(keyOf)
  const rowsFor = ({ isFor }: BulkAct<Row>) => chosen.filter(isFor)
  const titleOf = (act: BulkAct<Row>) => `${act.label()} (${rowsFor(act).length})`
  /** Whether all was done. What was not stays chosen, with its reason in the draft. */
  const begin = async (act: BulkAct<Row>, said: BulkSaid<Row>, rows = rowsFor(act)): Promise<boolean> => {
    const answers = await run(act, rows, said)
    if (!isSent(answers)) return false
    onChoose([...answers.failed.map(({ row }) => row), ...rowsFor(act).filter((row) => !rows.includes(row))])
    if (answers.failed.length > 0) setAsked(undefined)
    return answers.failed.length === 0
  }
  const ask = async (act: BulkAct<Row>) => {
    forget()
    if (act.reason || act.texts) return setAsked(act)
    const isSure =
      !act.question ||
      (await confirm({
        title: titleOf(act),
        text: act.question(),
        confirmLabel: act.label(),
        cancelLabel: m.user_act_cancel(),
        isDangerous: act.isGrave ?? false,
      }))
    if (isSure) await begin(act, {})
  }
  const isHydrated = useHydrated()
  const isAll = chosen.length > 0 && chosen.length === possible.length
  return (
    <div>
      {possible.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <Checkbox
            label={m.admin_list_select_all()}
            checked={isAll}
            disabled={!isHydrated}
            onChange={() => {
              forget()
              onChoose(isAll ? [] : possible)
            }}
          />
          {chosen.length > 0 && (
            <>
              <span className="text-13 text-text-muted">{m.admin_list_selected({ count: chosen.length })}</span>
              {acts.map((act) => (
                <Button
                  key={act.name}
                  variant="quiet"
                  className={act.isGrave ? 'text-lose!' : ''}
                  disabled={isBusy || rowsFor(act).length === 0}
                  onClick={() => void ask(act)}
                >
                  {act.label()}
                </Button>
              ))}
            </>
          )}
        </div>
      )}
      <div role="status">
        {outcome && (
          <BulkOutcome
            outcome={outcome}
            keyOf={keyOf}
            nameOf={nameOf}
            isBusy={isBusy}
            onUndo={() => void undo(outcome)}
          />
        )}
      </div>
      {asked?.reason && (
        <Suspense>
          <ReasonDialog
            draft={`bulk-${list.name}-${asked.name}`}
            title={titleOf(asked)}
            text={asked.reason()}
            submitLabel={asked.label()}
            variant={asked.isGrave ? 'danger' : 'primary'}
            isBusy={isBusy}
            onSubmit={(reason) => begin(asked, { reason })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {asked?.texts && (
        <Suspense>
          <BulkTextsDialog
            title={titleOf(asked)}
            text={asked.texts.label()}
            submitLabel={asked.label()}
            charsMax={asked.texts.charsMax}
            rows={rowsFor(asked)}
            keyOf={keyOf}
            nameOf={nameOf}
            isBusy={isBusy}
            onSubmit={(rows, textOf) =>
              void begin(asked, { textOf }, [...rows]).then((isDone) => isDone && setAsked(undefined))
            }
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
