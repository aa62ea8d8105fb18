/** A source of a stream: an HLS master playlist. `label` is shown to the viewer. */
export type PlayerSource = { id: string; label: string; url: string }
