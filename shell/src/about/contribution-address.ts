export interface Contribution {
  /** In units of the currency, with decimals. */
  readonly amount: number
  readonly interval: 'month' | 'once'
}

/**
 * The payment page: the configured address with the amount, the interval and the return address.
 * @param address as configured; `{amount}`, `{currency}` and `{interval}` in it are replaced, for providers with their own parameter names
 * @param page the page of this product to which the payment page returns
 */
export function contributionAddress(
  address: string,
  { amount, interval }: Contribution,
  currency: string,
  page: string,
): string {
  const values = { amount: String(amount), currency, interval }
  const filled = address.replace(
    /\{(amount|currency|interval)\}|%7B(amount|currency|interval)%7D/gi,
    (_, plain, coded) => encodeURIComponent(values[keyIn(plain ?? coded)]),
  )
  const url = new URL(filled)
  if (filled === address) for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  url.searchParams.set('success_url', new URL('#/contribute/thankyou', page).href)
  url.searchParams.set('cancel_url', new URL('#/contribute/cancel', page).href)
  return url.href
}

const keys = ['amount', 'currency', 'interval'] as const

const keyIn = (name: unknown) => keys.find((key) => key === String(name).toLowerCase()) ?? 'amount'
