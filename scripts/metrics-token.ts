import { METRICS_TOKEN_CHARS_MIN } from '../contract/metrics.ts'

/** Why a token opens no metrics; undefined of none, and of one that does. */
export const metricsTokenFault = (token: string | undefined): string | undefined =>
  token && token.length < METRICS_TOKEN_CHARS_MIN
    ? `METRICS_TOKEN has ${token.length} characters: one with fewer than ${METRICS_TOKEN_CHARS_MIN} is ignored`
    : undefined
