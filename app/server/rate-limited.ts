/** The client has caused more work than it may (guest-work.ts). */
export class RateLimited extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(`no work for ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
