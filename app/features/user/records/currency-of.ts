/** The currency of a tab of the balance page; undefined, for both, on other tabs. */
export const currencyOf = (tab: string | undefined): 'gold' | 'diamond' | undefined =>
  tab === 'gold' || tab === 'diamond' ? tab : undefined
