import type { LoginMode } from '../../login.store.ts'

/**
 * Names are those of the product's rules. `modelState`: 1 code, 2 password, 3 reset; 0 while the methods are listed.
 */
interface LoginModal {
  showModel: boolean
  modelState: LoginMode | 0
  modelTitle: string
}

const KEY = 'loginModal'

export function saveModalState(state: LoginModal): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state))
  } catch {
    // Storage is blocked: after a reload the dialog is closed.
  }
}

/** The dialog's mode before a reload. */
export function savedMode(): LoginMode | undefined {
  try {
    const { showModel, modelState } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LoginModal>
    return showModel && (modelState === 1 || modelState === 2 || modelState === 3) ? modelState : undefined
  } catch {
    return undefined
  }
}

/** Whether the dialog was open before a reload: a phone may reload the page while the user reads the mail. */
export function wasDialogOpen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    return navigation?.type === 'reload' && /"showModel":true/.test(localStorage.getItem(KEY) ?? '')
  } catch {
    return false
  }
}
