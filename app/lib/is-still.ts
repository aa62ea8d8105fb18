/** Whether the visitor wants no motion: by the device's setting or by the account's preferences. In a browser only. */
export const isStill = (): boolean =>
  document.documentElement.hasAttribute('data-still') || matchMedia('(prefers-reduced-motion: reduce)').matches
