import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getStaffGate, getTwoStep } from './two-step.functions.ts'

export const twoStepQuery = () =>
  queryOptions({ queryKey: ['user', 'twoStep'], queryFn: async () => unwrap(await getTwoStep()) })

/** Whether administration would refuse the viewer; asked once a visit, since pages say so themselves later. */
export const staffGateQuery = () =>
  queryOptions({
    queryKey: ['staffGate'],
    queryFn: async () => unwrap(await getStaffGate()).refusal,
    staleTime: Number.POSITIVE_INFINITY,
  })
