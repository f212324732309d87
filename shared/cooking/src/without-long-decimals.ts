import { longDecimal } from './reading/long-decimal.ts'
import { writeNumber } from './write-quantity.ts'

/** Lines with the thirds that a program wrote as a cook writes them: "0.33333334326744 cup" is "⅓ cup". Other numbers stay. */
export const withoutLongDecimals = (text: string): string =>
  text.replace(/(?<![\d.,])\d{0,9}[.,]\d{7,30}(?![\d.,])/g, (written) => {
    const decimal = longDecimal(written)
    return decimal === null ? written : writeNumber(decimal.value, { style: 'glyphs' })
  })
