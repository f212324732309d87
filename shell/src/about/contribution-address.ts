export interface Contribution {
  /** In whole units of the currency, or parts of it. */
  readonly amount: number
  readonly interval: 'month' | 'once'
}

/**
 * The payment page: the configured address with the amount, the interval and the return address.
 * @param address as configured; `{amount}`, `{currency}` and `{interval}` in it are filled in, for providers that have
 * ways of their own to be told
 * @param page of this product, which the payment comes back to
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
