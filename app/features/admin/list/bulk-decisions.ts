import type { Result } from '#contract/call.ts'
import type { ActTexts } from '../decide-acts.tsx'
import type { BulkAct } from './describe-list.ts'

type Act = keyof ActTexts

interface Decision {
  act: Act
  reason: string
  key: string
}

/** The decisions about what users wrote, with many of them: each where the backend says that it is legal now. */
export const decisions = <Row extends { acts: readonly Act[] }>(
  texts: ActTexts,
  decide: (row: Row, decision: Decision) => Promise<Result<unknown>>,
  undo: Partial<Record<Act, NonNullable<BulkAct<Row>['undo']>>> = {},
): BulkAct<Row>[] =>
  (['publish', 'refuse', 'take_off'] as const).map((act) => ({
    name: act,
    label: texts[act].name,
    isFor: ({ acts }) => acts.includes(act),
    reason: texts[act].text,
    isGrave: act !== 'publish',
    send: (row, { reason, key }) => decide(row, { act, reason, key }),
    ...(undo[act] ? { undo: undo[act] } : {}),
  }))
