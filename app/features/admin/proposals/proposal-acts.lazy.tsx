import { lazy } from 'react'

export const ProposalActs = lazy(() =>
  import('./proposal-acts.tsx').then((module) => ({ default: module.ProposalActs })),
)
