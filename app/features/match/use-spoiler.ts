import { useState } from 'react'
import { takeFocus } from '#app/lib/take-focus.ts'

/**
 * Whether scores may be shown, for a visitor whose preferences may hide them. `shownRef` is for the element that
 * replaces the reveal button, so that it takes the focus (give it `tabIndex={-1}`).
 */
export function useSpoiler(hidesScores: boolean | undefined) {
  const [isRevealed, setIsRevealed] = useState(false)
  return {
    isScoreShown: !hidesScores || isRevealed,
    reveal: () => setIsRevealed(true),
    shownRef: isRevealed ? takeFocus : undefined,
  }
}
