import type { LoginMode } from '../../login.store.ts'

/** Named as the product's rules name it. `modelState`: 1 code, 2 password, 3 reset; 0 while the ways in are listed. */
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
    // Storage refused: a reloaded page begins with the dialog closed.
  }
}

/** The mode of the dialog before the page was reloaded. */
export function keptMode(): LoginMode | undefined {
  try {
    const { showModel, modelState } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LoginModal>
    return showModel && (modelState === 1 || modelState === 2 || modelState === 3) ? modelState : undefined
  } catch {
    return undefined
  }
}

/** Whether the dialog was open before a reload: a phone may reload the page while its user reads the mail. */
export function wasOpen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    return navigation?.type === 'reload' && /"showModel":true/.test(localStorage.getItem(KEY) ?? '')
  } catch {
    return false
  }
}
