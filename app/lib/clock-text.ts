const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Whole seconds as `mm:ss`; minutes go on past 59 and past 99, as a match clock does. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}
