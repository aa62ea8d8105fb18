/** Replaces Start's decoder of streamed answers: our server functions answer at once, with plain values. */
export function createFrameDecoder(): never {
  throw new TypeError('streamed answers are left out of the browser')
}
