/** After the viewer has asked for a match. The code comes with it: where it does not, nothing is offered. */
export const offerAlerts = (): Promise<void> =>
  import('../alert/offer-alerts.ts').then((code) => code.offerAlerts()).catch(() => undefined)
