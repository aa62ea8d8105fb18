/** A figure for operators, as Prometheus knows it. The backend measures, the site writes the text. */
export interface Metric {
  name: string
  help: string
  samples: { labels?: Record<string, string>; value: number }[]
}
