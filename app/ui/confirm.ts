export interface Question {
  title: string
  text: string
  /** A verb: what happens. */
  confirmLabel: string
  cancelLabel: string
  /** The act cannot be undone: its button is red. */
  isDangerous?: boolean
}

/** Asks before an act; true when she agrees. What draws the question is fetched with the first one. */
export async function confirm(question: Question): Promise<boolean> {
  const { ask } = await import('./confirm-dialog.tsx')
  return ask(question)
}
