import type { UserContext } from '#backend/core/context.ts'

/** Whose channels a call is about: those of one manager on one brand. A brand says nothing of what she has on another one. */
export interface Manager {
  uid: number
  brand: string
}

/** A caller without a brand has no channels. */
export const managerOf = ({ viewer, brand = '' }: Pick<UserContext, 'viewer' | 'brand'>): Manager => ({
  uid: viewer.uid,
  brand,
})
