export interface Question {
  title: string
  text: string
  /** A verb that names the action. */
  confirmLabel: string
  cancelLabel: string
  /** The action cannot be undone: its button is red. */
  isDangerous?: boolean
}

/** Asks the user to confirm an action; resolves to true when they do. The dialog's code is loaded on first use. */
export async function confirm(question: Question): Promise<boolean> {
  const { ask } = await import('./confirm-dialog.tsx')
  return ask(question)
}
