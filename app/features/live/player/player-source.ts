/** One way to watch the same thing: an HLS master playlist. `label` is shown to the viewer. */
export type PlayerSource = { id: string; label: string; url: string }
