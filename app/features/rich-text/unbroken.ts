/** `2-1`, in Arabic with the marks that keep its order, and `35:04`. */
const UNBROKEN = /(\u2067?\d{1,4}(?:\u200f?[-:]\u200f?\d{1,4}){1,2}\u2069?)/

/** A text in parts: those at odd places are scores and times, which no line may break. */
export const unbrokenParts = (text: string): string[] => text.split(UNBROKEN)
