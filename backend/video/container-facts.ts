/** Bytes of a file; fewer where it ends before. */
export type Read = (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>

/** What a file says of itself. `seconds`: null where it does not say. */
export interface Facts {
  seconds: number | null
  width: number
  height: number
}
