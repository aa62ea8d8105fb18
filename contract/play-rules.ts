/** Plays can be asked for from every hundredth event on, so that all who follow a match ask for the same ones. */
export const PLAYS_STEP = 100
