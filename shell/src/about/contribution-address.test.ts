import { contributionAddress } from './contribution-address.ts'

const page = 'https://kitchen.example/potluck/'
const monthly = { amount: 5, interval: 'month' } as const

test('the address of the payment page contains amount, interval and return addresses', () => {
  const url = new URL(contributionAddress('https://give.example/pay?to=us', monthly, 'EUR', page))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    to: 'us',
    amount: '5',
    currency: 'EUR',
    interval: 'month',
    success_url: 'https://kitchen.example/potluck/#/contribute/thankyou',
    cancel_url: 'https://kitchen.example/potluck/#/contribute/cancel',
  })
})

test('an address with placeholders is filled in and gets no parameter twice', () => {
  const contribution = { amount: 2.5, interval: 'once' } as const
  const url = new URL(
    contributionAddress('https://give.example/{interval}/{amount}?c=%7Bcurrency%7D', contribution, 'ILS', page),
  )
  expect(url.pathname).toBe('/once/2.5')
  expect(url.searchParams.get('c')).toBe('ILS')
  expect(url.searchParams.has('amount')).toBe(false)
})
