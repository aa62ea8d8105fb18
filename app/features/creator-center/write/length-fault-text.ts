import { m } from '#app/paraglide/messages.js'

/** What a field says of a text that is too short or too long; true of one that is neither. */
export const lengthFaultText = (fault: 'short' | 'long' | null, { min, max }: { min: number; max: number }) =>
  fault === null || (fault === 'short' ? m.plan_field_too_short({ min }) : m.plan_field_too_long({ max }))
