/** How much a step of a run does. */
export interface StepSize {
  /** So many accounts, or parts of one with many lines; the last look may go beyond. */
  accounts: number
  ms: number
}
