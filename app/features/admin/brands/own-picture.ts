/** Whether a picture of a record can be seen on the hosts of the brand `shown`: a brand's own folder is on its own alone. */
export const isShownHere = (source: unknown, shown: string): source is string =>
  typeof source === 'string' &&
  /^\/[A-Za-z0-9_\-./]+$/.test(source) &&
  !source.startsWith('//') &&
  (!source.startsWith('/brands/') || source.startsWith(`/brands/${shown}/`))
