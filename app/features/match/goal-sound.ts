const KEY = 'goalSound'

/** Whether the visitor wants to hear goals on this device. Off until asked for. */
export function hasGoalSound(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

/** Storage may be blocked; the sound then stays off. */
export function setGoalSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    return
  }
}
