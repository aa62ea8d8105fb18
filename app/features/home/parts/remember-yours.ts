/** Read before the first paint of the next visit (app/features/frame/theme-script.ts), which keeps their place. */
const KEY = 'yours'

/** Whether this visitor has matches of her own. */
export function rememberYours(isAny: boolean): void {
  try {
    if (isAny) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: no place is kept.
  }
  if (isAny) document.documentElement.dataset.yours = ''
  else delete document.documentElement.dataset.yours
}
