const keyOf = (id: number) => `video-file:${id}`

/** A file as the browser knows it again: the backend has no dates. */
export type KnownFile = Pick<File, 'name' | 'size' | 'lastModified'>

/** As long as the backend takes it. */
export const nameOf = ({ name }: Pick<File, 'name'>): string => name.slice(0, 255)

export function rememberFile(id: number, { name, size, lastModified }: KnownFile): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ name, size, lastModified }))
  } catch {
    // Storage refused: the backend checks name and length.
  }
}

/** The file with which an upload began in this browser; undefined where it began in another. */
export function knownFile(id: number): KnownFile | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KnownFile | null
    return stored ?? undefined
  } catch {
    return undefined
  }
}

export function forgetFile(id: number): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Storage refused: there is nothing to remove.
  }
}

/** Whether it is the file with which the upload began, as far as that is known. */
export const isSameFile = (known: KnownFile | undefined, file: KnownFile): boolean =>
  !known || (known.name === file.name && known.size === file.size && known.lastModified === file.lastModified)
