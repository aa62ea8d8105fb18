/** Whether a picture of a record is one of this site's: those of other brands' folders are shown to administrators, too. */
export const isOwnPicture = (source: unknown): source is string =>
  typeof source === 'string' && /^\/[A-Za-z0-9_\-./]+$/.test(source) && !source.startsWith('//')
