import { useState } from 'react'
import { takeFocus } from '#app/lib/take-focus.ts'

/**
 * Whether scores are told here, to a visitor who may want none before she asks. `shownRef` is for what takes the place
 * of the button she asked with (give it `tabIndex={-1}`).
 */
export function useSpoiler(hidesScores: boolean | undefined) {
  const [isRevealed, setIsRevealed] = useState(false)
  return {
    isScoreShown: !hidesScores || isRevealed,
    reveal: () => setIsRevealed(true),
    shownRef: isRevealed ? takeFocus : undefined,
  }
}
