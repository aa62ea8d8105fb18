import path from 'node:path'

/** The folder with the same layout as that of wrangler. */
export const stateFolder = (dataDir: string): string => path.join(dataDir, 'v3')
