export type Command =
  | 'play'
  | 'mute'
  | 'fullscreen'
  | 'theatre'
  | 'back'
  | 'forward'
  | 'live'
  | 'leave'
  // Chapters of a recording.
  | 'next'
  | 'previous'

export type KeyFacts = {
  key: string
  hasModifier: boolean
  /** The focused control: a text field takes every key, other controls keep the keys they handle. */
  focus: 'text' | 'button' | 'range' | 'choice' | 'other'
}

const COMMANDS: Record<string, Command> = {
  ' ': 'play',
  k: 'play',
  m: 'mute',
  f: 'fullscreen',
  t: 'theatre',
  arrowleft: 'back',
  arrowright: 'forward',
  l: 'live',
  n: 'next',
  p: 'previous',
  escape: 'leave',
}

/** The command of a key, or null when the browser or the focused control handles it. */
export function commandFor({ key, hasModifier, focus }: KeyFacts): Command | null {
  if (hasModifier || focus === 'text') return null
  const name = key.toLowerCase()
  if (name === ' ' && focus !== 'other') return null
  if (name.startsWith('arrow') && (focus === 'range' || focus === 'choice')) return null
  return Object.hasOwn(COMMANDS, name) ? (COMMANDS[name] ?? null) : null
}

export function focusKind(element: Element | null): KeyFacts['focus'] {
  if (!element) return 'other'
  if (element.matches('textarea, select, [contenteditable=""], [contenteditable="true"]')) return 'text'
  if (element.matches('input[type="range"]')) return 'range'
  if (element.matches('input[type="radio"], input[type="checkbox"], [role="tab"], [role="menuitem"]')) return 'choice'
  if (element.matches('input')) return 'text'
  return element.matches('button, a[href], summary') ? 'button' : 'other'
}
