import { withFractionsJoined } from '@potluck/photo-text/amounts'
import { baselineOf, glyphsOf, inkOf, letterHeight } from '@potluck/photo-text/components'
import { fractionSigns, glyphClasses } from '@potluck/photo-text/glyph-classes'
import { featuresOf } from '@potluck/photo-text/glyph-features'
import { type Box, crop, type GrayImage } from '@potluck/photo-text/gray-image'
import { withoutNoise } from '@potluck/photo-text/noise'
import { withoutShadow } from '@potluck/photo-text/shadow'
import type { Browser } from 'playwright-core'
import { decodeGray } from './browser.ts'
import { type Distortion, distort, randomFrom } from './distort.ts'
import { faceStyles, type Typeface } from './typefaces.ts'

/** A sign with its class. */
export interface Sample {
  readonly features: Float32Array
  readonly class: number
}

const others: Readonly<Record<string, string>> = {
  latin: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäöüßàèéìòù%%%&&?!()*#€$+=°',
  cyrillic: 'абвгдежзиклмнопрстуфхцчшщьюяєіїґАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЮЯЄІЇ',
  hebrew: 'אבגדהוזחטיכלמנסעפצקרשתםןךףץ',
}

/** Lines of signs as recipes have them: amounts and words. */
function linesOf({ scripts }: Typeface, random: () => number): readonly string[] {
  const any = (text: readonly string[] | string): string => text[Math.floor(random() * text.length)] ?? ''
  const word = () => {
    const letters = [...(others[any(scripts)] ?? '')]
    return Array.from({ length: 2 + Math.floor(random() * 6) }, () => any(letters)).join('')
  }
  const number = () => String(Math.floor(10 ** (1 + random() * 2.5)))
  const amounts = [
    () => any(fractionSigns),
    () => any(fractionSigns),
    () => any('123456') + any(fractionSigns),
    () => `${any('123')} ${any(fractionSigns)}`,
    number,
    number,
    () => any('0123456789'),
    () => any(['1/2', '1/4', '3/4', '1/3', '2/3', '1 1/2', '2 1/4']),
    () => any('1234567890') + any('1234567890') + any('1234567890'),
  ]
  return Array.from({ length: 26 }, () =>
    Array.from({ length: 4 }, () => `${amounts[Math.floor(random() * amounts.length)]?.()} ${word()}`).join('  '),
  )
}

/** What a camera does, the size of the letters, and how they are stretched and slanted. */
const looks: readonly (readonly [Distortion, number, string])[] = [
  ['scan', 34, 'none'],
  ['shadow', 30, 'scaleX(0.88)'],
  ['blurred', 32, 'scaleX(1.1)'],
  ['noisy', 30, 'none'],
  ['scan', 24, 'scaleX(0.95)'],
  ['blurred', 40, 'none'],
  ['scan', 36, 'skewX(-9deg)'],
  ['shadow', 27, 'scaleX(1.05)'],
]

interface Drawn {
  readonly line: Box
  readonly signs: readonly { readonly sign: string; readonly box: Box }[]
}

/** Draws lines and says where each sign stands. */
async function draw(browser: Browser, typeface: Typeface, lines: readonly string[], style: string) {
  const page = await browser.newPage({ viewport: { width: 1500, height: 400 } })
  const escaped = (sign: string) => sign.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const html = lines.map((line) => `<div>${[...line].map((sign) => `<i>${escaped(sign)}</i>`).join('')}</div>`)
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>${faceStyles(typeface)}
    body { margin: 30px; background: #f6f3ec; color: #262320; font-family: "${typeface.family}"; ${style} }
    i { font-style: normal } div { transform: var(--transform); white-space: pre; line-height: 1.7; unicode-bidi: bidi-override; direction: ltr }</style>${html.join('')}`,
  )
  await page.evaluate(() => document.fonts.ready)
  const drawn: Drawn[] = await page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY }
    }
    return [...document.querySelectorAll('div')].map((line) => ({
      line: boxOf(line),
      signs: [...line.children].map((each) => ({ sign: each.textContent ?? '', box: boxOf(each) })),
    }))
  })
  const image = await decodeGray(await page.screenshot({ fullPage: true }))
  await page.close()
  return { drawn, image }
}

/** The class of the only sign whose middle lies in a box; null if there are several or none. */
function classWithin(box: Box, signs: Drawn['signs']): number | null {
  const within = signs.filter(({ sign, box: { left, right } }) => {
    const middle = (left + right) / 2
    return sign.trim() !== '' && middle > box.left && middle < box.right
  })
  const [only] = within
  if (!only || within.length > 1) return null
  // A piece of a fraction is none.
  const isFraction = fractionSigns.some((sign) => sign === only.sign)
  if (isFraction && box.right - box.left < 0.55 * (only.box.right - only.box.left)) return null
  const known = glyphClasses.indexOf(only.sign)
  return known === -1 ? glyphClasses.indexOf('') : known
}

function samplesOfLine(page: GrayImage, { line, signs }: Drawn): readonly Sample[] {
  const margin = 4
  const area = { left: 0, top: line.top + margin, right: page.width, bottom: line.bottom - margin }
  const ink = inkOf(crop(page, area))
  const pieces = glyphsOf(ink)
  const measure = { letterHeight: letterHeight(pieces), baseline: baselineOf(pieces.map(({ box }) => box)) }
  return withFractionsJoined(pieces, measure).flatMap((glyph) => {
    const found = classWithin(glyph.box, signs)
    return found === null ? [] : [{ features: featuresOf(ink, glyph, measure), class: found }]
  })
}

/** Signs of a typeface as cameras see them, cut out as they are when a page is read. */
export async function samplesOf(browser: Browser, typeface: Typeface, seed: number): Promise<readonly Sample[]> {
  const random = randomFrom(seed)
  const samples: Sample[] = []
  for (const [at, [distortion, size, transform]] of looks.entries()) {
    const weight = at % 3 === 2 ? 700 : 400
    const figures = at % 2 === 1 ? 'oldstyle-nums' : 'normal'
    const style = `font-size: ${size}px; font-weight: ${weight}; font-variant-numeric: ${figures}; --transform: ${transform}`
    const { drawn, image } = await draw(browser, typeface, linesOf(typeface, random), style)
    const page = withoutShadow(withoutNoise(await distort(image, distortion, seed + at)))
    samples.push(...drawn.flatMap((line) => samplesOfLine(page, line)))
  }
  return samples
}
