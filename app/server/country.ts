/** The visitor's country as the edge reports it; in a local run the caller may send it. */
export const countryOf = (request: Request): string | undefined =>
  request.headers.get('cf-ipcountry') ?? (request.cf?.country as string | undefined)
