import type { LoginMode } from '../../login.store.ts'

/** As the specification's client state names it. `modelState`: 1 code, 2 password, 3 reset; 0 while the ways in are listed. */
interface LoginModal {
  showModel: boolean
  modelState: LoginMode | 0
  modelTitle: string
}

const KEY = 'loginModal'

export function keepModal(state: LoginModal): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state))
  } catch {
    // Storage refused: a page that is loaded anew begins with the dialog closed.
  }
}

/** The mode the dialog was left in by a page that was loaded anew. */
export function keptMode(): LoginMode | undefined {
  try {
    const { showModel, modelState } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LoginModal>
    return showModel && (modelState === 1 || modelState === 2 || modelState === 3) ? modelState : undefined
  } catch {
    return undefined
  }
}

/** The dialog was open when the page was loaded again: a phone does so while she reads her mail for the code. */
export function wasOpen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    return navigation?.type === 'reload' && /"showModel":true/.test(localStorage.getItem(KEY) ?? '')
  } catch {
    return false
  }
}
