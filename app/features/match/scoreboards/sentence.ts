export type SentenceInputs = Readonly<Record<string, string>>

export interface Sentence {
  requires: readonly string[]
  format: (inputs: SentenceInputs) => string
}

export const sentence = <Need extends string>(
  format: (inputs: Record<Need, string>) => string,
  ...requires: Need[]
): Sentence => ({
  requires,
  format: (inputs) => format(inputs as Record<Need, string>),
})
