/** Cloudflare sets the header at the edge; in a local run the caller may, as with the country. */
export const addressOf = (request: Request): string => request.headers.get('cf-connecting-ip') ?? 'unknown'
