/** A shorter `METRICS_TOKEN` of the site counts as none: it could be guessed. */
export const METRICS_TOKEN_CHARS_MIN = 32

/** A figure for operators, as Prometheus knows it. The backend measures, the site writes the text. */
export interface Metric {
  name: string
  help: string
  samples: { labels?: Record<string, string>; value: number }[]
}
