import { withoutLongDecimals } from './without-long-decimals.ts'

test.each([
  ['0.33333334326744 cup oil', '⅓ cup oil'],
  ['1,66666662693024 Tassen Milch', '1 ⅔ Tassen Milch'],
  ['0.3333333g yeast\n.66666667 l di latte', '⅓g yeast\n⅔ l di latte'],
  ['1.9999999 cups milk', '2 cups milk'],
  ['0.1250000001 cup oil', '⅛ cup oil'],
  ['0.333 kg Mehl', '0.333 kg Mehl'],
  ['1.500.000 Körner, 0.0000000 g', '1.500.000 Körner, 0.0000000 g'],
  ['tel. 030.12345678.1', 'tel. 030.12345678.1'],
])('"%s" becomes "%s"', (text, plain) => {
  expect(withoutLongDecimals(text)).toBe(plain)
})
