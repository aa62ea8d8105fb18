/** Path of a streamer's page without the language's prefix. */
export const anchorPath = (id: number): string => `/anchor/${id}`

/** Path of the list of streamers. */
export const ANCHORS_PATH = '/anchor/anchorList'
