import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'
import { endIntent, intentFor, isOutcomeUnknown } from '../draft/intents.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { ownBalanceQuery } from './balance.queries.ts'

export interface Payment {
  pay(): void
  isBusy: boolean
  /** Why the last press paid nothing, as far as is known. */
  failure: ErrorName | undefined
}

interface PaymentOptions<Wanted extends object> {
  /** Names the intent, which is kept while nobody knows what became of it. */
  form: string
  call(options: { data: { key: string; input: Wanted & { intent: string } } }): Promise<Result<unknown>>
  wanted: Wanted
  onPaid(): void
  /** Queries that are read again after an answer, beside the balance. */
  changed: readonly QueryKey[]
}

/** Pays once however often it is pressed, and reads again what has changed. */
export function usePayment<Wanted extends object>(options: PaymentOptions<Wanted>): Payment {
  const { form, call, wanted, onPaid, changed } = options
  const client = useQueryClient()
  const uid = useViewer()?.uid ?? 0
  const { submit, isBusy } = useSubmit(call)
  const [failure, setFailure] = useState<ErrorName>()
  const pay = async () => {
    setFailure(undefined)
    const answer = await submit({ ...wanted, intent: intentFor(form, uid, wanted) })
    if (!answer) return
    if (answer.ok || !isOutcomeUnknown(answer.error.code)) endIntent(form)
    if (answer.ok) onPaid()
    else setFailure(answer.error.code)
    await Promise.all(
      [ownBalanceQuery().queryKey, ...changed].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
  return { pay: () => void pay(), isBusy, failure }
}
