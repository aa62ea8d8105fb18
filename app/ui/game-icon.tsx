/** Drawn by `scripts/draw-pictures.ts`: a page loads the signs of all games once, and no page's code contains them. */
const SHEET = '/games/signs.svg'

/** The sign of a game, from the sheet of all signs. The game's name stands beside it. */
export const GameIcon = ({ id, size = 18 }: { id: number; size?: number }) => (
  <svg aria-hidden="true" className="game-icon" width={size} height={size}>
    <use href={`${SHEET}#g${id}`} />
  </svg>
)
