/** The currency a tab of the balance page is about; both for any other. */
export const currencyOf = (tab: string | undefined): 'gold' | 'diamond' | undefined =>
  tab === 'gold' || tab === 'diamond' ? tab : undefined
