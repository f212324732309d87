import { inflateRawSync } from 'node:zlib'
import type { Box, GrayImage } from '../gray-image.ts'

/** A line of text as a browser draws it, 420 × 60 pixels, with the boxes of its words. */
export interface PhotographedLine {
  readonly image: GrayImage
  readonly words: readonly (readonly [text: string, box: Box])[]
}

const line = (packed: string, words: readonly (readonly [string, number, number])[]): PhotographedLine => ({
  image: { width: 420, height: 60, pixels: new Uint8Array(inflateRawSync(Buffer.from(packed, 'base64'))) },
  words: words.map(([text, left, right]) => [text, { left, top: 17, right, bottom: 40 }]),
})

/** ½ tsp salt */
export const halfSpoon = line(
  '7ZntjesgEEWnBEqgBEqgBEqgBEqgBEqghCmBEiiBEtIBGz7s2F5nFW/eStHTPX9W3liONCcDl3GtAAAAAAAAAAAAAAAAAAAAAID/lcK7i/KHX8VERBElv2rIEaXHpaLypz8HhqPrVSOjN44C+W+3GDL/8AsXR4ICqv+io1ztw1EhWeHoA9k4ssRw9NmO0qkNOPokR2eBQdOkXUQtSSgbe62JbPVaSHPsvWzbXWY4YKsECRX3jpaHKpT/mqOzwFATa9LM3EQ4Up6DprYiMisySlqn6dARkaSL0RK55ovIBPaK7M5Ry3eOmRPKf8lREfL083WtSyT6Xzd2rbsrdetO9ruYGM+L05Gf7Rix1r3vqAUGNpKke+IokB5r2eooz/pvl6w8lsVaRXtO8WWeXhUc/Zax34QZGMik4qeKE0dTSt2r2f8/0Vn1V3NwdJ3U9po2AFKt0HpI4VNHucUE3jgy64RnOzuQRDqu4aN4JUc+yHD0JpvA4J84qkm1Wpu0OLJr52zDRjE9sQ0VWZD0zByXiRMc/X7esAkMRjw9H2XbLZWjo/0WVnxrHZn7TXLpQTh6OzjwIzunn86wUdOQ82ytG94sdTuLPjh6f1d65IR8LPhjP0qLT7HLDH43OV9edcS2A+UlQCQ4ehe1JrMs/bcWa458rI6WrWs6mmMJtZvE8pSRe0pY+igcHcnmKHscYq8HhiRiy3rbD3sWT+Sqmz/92ViahK7fz7A8226YVCPP3eTRkW7ywtkMF/wcGFi0ogV3ONo41pSr63MdtiSXzKBPZkFMpALzXACzIOE5SEkUuPR3fJ5zNysCS4niXw0MZY469zEtaUGtvWow91IL5W9r9nb3+HacqUar2l1uLITFSiLpUnss8+bxQRFJLHWvtpG2axMM8msTCovaffwUCY7gCLxHf3+E9z8fDd6jAgAAAAAAAAAAAAAAAAAAAAAA+Cy+AA==',
  [
    ['½', 40, 65],
    ['tsp', 73, 114],
    ['salt', 122, 170],
  ],
)

/** 25 g sugar */
export const grams = line(
  '7ZnbdeMgFEVPCZRACZRACZRACZRACZRACZRACSqBEtKBJrycIMuPZCYZf5z9ZUlcey22LveC950QQgghhBBCCCGEEEIIIYQQQsh/ogQjIVWY1x4Ty8l5DTRgYvISqtDRi2YRkNoHBT0cSc7Kqzky/UMCIh29piPdzexvgKOjFwcjo247ylZCuxJqrdo+3d+shFAmtBWzf02qY8ppWPFaQkjbn7p6dy9OAoIOHhcmPxwF/d5B2HQcEfE+1VZJC5HScl+6GG3Lw5x0c1SSn46OYQbSpWghcn0atAKyEIqOHhPnnHrAhBQkTFkGbEOiAdZME8j9C1x/bGZ9K6dhprvIUJcfVn7fi6SjR6hRjnbfX/CPRm9gxoteDo42YLg6dXQVFuP8wTgdtYhgKOE+AccylICw1is3ZS1D8zru6OhW2G7Ggzi7f3KfTYjteE8sifShwh0mWwI6lhuOTsKSkaLtkc26yJL7DcOJol0vVTzO/dNVyhVTJ1zFU0fXYbbVuzSaizaCAp7IInmiqFb5ZTG85ai20xKA3E4cXYVdllBDR3+50LU8kk+tdWMTNHoCsy5hV2FuKqGjrylqnVzy/T3Plzpj1v3TOGO1q6OSLovh1p7q2cKXs7DZ5+1c654nzyzy6I78JXHSaXkSq6MpdeuO/BimRytwDHPA27imo2cVYS5009G41jDHPWzfAF05MqPeiKE2N/Mfe9glLI3ECqCjZxc6fGLMMVw8OWeos9sOdfzREVRI9ewnz3wLyau67UnlJMzVVj1aSOiU+6FRShtN3Eujg6N6hCYAbfNJXyABW/w8xZldua2HbcpNpfV8VG/tVDWdhUVVvz/Xjl3vof+ypol/ioX5xTDylX2uL7Pf8z8fRr5Xueb5mig/H0a+2V3YlEL9G+gXwsi3SL03sOVXwgghhBBCCCGEEEIIIYQQQgghhJCv8Qc=',
  [
    ['25', 40, 73],
    ['g', 81, 98],
    ['sugar', 106, 181],
  ],
)

/** 1¾ cups milk */
export const mixedNumber = line(
  '7ZrhceMgEEa/EiiBEiiBEiiBElQCJVCCStgSKEElUEI64AxCslDk3OQy4/Odv/cHe0xkzT4tLOuUQgghhBBCCCGEEEIIIYQQQgj5f1kMphe7JQvAlFICAGQqmoC7o9lp6GmPSoJ98t14ner3im+OFol0VJLGdHCkQi7SwtMwWJ6c04BvL0K/CaGjYnQqB0f1IS4a/V18/iLoWh7R0ZF4iwdGFbK9zUr/tfuio5HBkYeK+0uho1d0VHKA6wWDu5yeJwulnbT9Cm2SbPVXHX0Jtn/eyhCroYyfT2UKyuKVcqmUxWuYue9/6FXK6GipfwBFR4dUmteAXT7BohBk9oCu9ZdtjrKE1ZGIgTPaTxaI3YcJEi2OORmtARJ0VZKyUnVsX5nEXToqYhEl0dE9hO19RLgsBIG0ju2xdj3Z9jXpZsN81PRZrfRpN1XDunn7tKZONrA2tFFvz8elowkz17ouwK7xrGHrUcshDpP1tgLah46W/sI007YX1WdHfn0cVhfz9lfXjvy7Kzo6qgtUUjVeW8Fg76elnkY92BIeODJbNtbLRFwesXqW1cu1RyBvl710REUHRzlYQPvlXjBMJ0fnmF84clsJXyNbd3svV45yP7NKv4f5oSM/3gL3o31JazEUnccA+VMtfOHI7xlXMy3VggAufXK09RXS7xw54HprfHNHYY3KopbyA0frZRffLOUHjpYvHd1MQyY8uyf1DzjaCgYt5eQoPFjr5gdr3XZG2vpw33W0XkW//Wr32ZFbVyBXk2kMz7zXDIvkIabnmiG0ZWxJe/viTx3lQ07S0b1j53uxtaKHjaonxHrEDT329lB75/65bnX8Vmv8xFHtTCQ6uigYilSghwO+9ESa12D2I21Sd0fKHhJu6u0GNzaWvuuoaOi39ZOrBTg5egg4HlvPW4EouHl20LuTKMFUJW3xs/D20Au6bfcuivhtev/SUKffysYZiHUUYJLcekFGUvuNT4uUXH/jqxNTqCX8mxYO8+f1bKi2NXrb9NRTNXs1PGnALq2rKr2um4C9pxqdRp3+MR6yWlc1rWMq6xhbT7V+YPs4jxNcIT2N7CGnUl3uvvP82rGAIy8IHdER+Snt9yNJDMRLl/Ho/xpHCCGEEEIIIYQQQgghhBBCCCGEPJNf',
  [
    ['1¾', 40, 82],
    ['cups', 90, 151],
    ['milk', 160, 217],
  ],
)
