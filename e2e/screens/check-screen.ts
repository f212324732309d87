import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'

/** The rules that axe checks: WCAG 2.2 AA. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

/** Size, colour scheme and language in which a screen is displayed. */
export interface Variant {
  readonly size: keyof typeof sizes
  readonly scheme: 'light' | 'dark'
  readonly language: string
}

/** A variant in words: "phone, light, en-us". */
export const variantName = ({ size, scheme, language }: Variant): string => `${size}, ${scheme}, ${language}`

const pictures = join(import.meta.dirname, '../test-results/pictures')
mkdirSync(pictures, { recursive: true })

/** Distance that the page can be scrolled sideways, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Checks a screen with axe (WCAG 2.2 AA) and for sideways scrolling; with `PICTURES` it takes a screenshot. */
export async function checkScreen(page: Page, name: string, variant: Variant): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: join(pictures, `${name}, ${variantName(variant)}.png`) })
  // Legacy mode needs no second page, which only frames need. Only violations are reported.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(accessibilityRules).analyze()
  const reports = violations.flatMap(({ id, nodes }) => {
    const messages = nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message})`)
    // A target half behind the bar at the bottom can be scrolled into view.
    const relevant = messages.filter((message) => id !== 'target-size' || !message.includes('partially obscured'))
    return relevant.length > 0 ? [`${id}: ${relevant.join(', ')}`] : []
  })
  expect(reports, `axe on ${name}`).toEqual([])
  expect(await overflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Both sizes, schemes and directions; with `npm test -- --all` the other ones of each language, too. */
const variants: readonly Variant[] = [
  { size: 'phone', scheme: 'light', language: 'en-us' },
  { size: 'desktop', scheme: 'dark', language: 'he' },
  ...(process.env.TEST_ALL
    ? ([
        { size: 'phone', scheme: 'dark', language: 'he' },
        { size: 'desktop', scheme: 'light', language: 'en-us' },
      ] as const)
    : []),
]

/** Runs a check in a new page for each variant. */
export async function inVariants(
  browser: Browser,
  check: (page: Page, variant: Variant) => Promise<void>,
): Promise<void> {
  for (const variant of variants) {
    const { size, scheme, language } = variant
    const context = await browser.newContext({ viewport: sizes[size], colorScheme: scheme, locale: language })
    await check(await context.newPage(), variant)
    await context.close()
  }
}
