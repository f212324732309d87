import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe looks for: WCAG 2.2 AA. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

/** How a screen is shown. */
export interface Way {
  readonly size: keyof typeof sizes
  readonly scheme: 'light' | 'dark'
  readonly language: string
}

/** The way in words: "phone, light, en-us". */
export const wayName = ({ size, scheme, language }: Way): string => `${size}, ${scheme}, ${language}`

const pictures = join(import.meta.dirname, '../test-results/pictures')
mkdirSync(pictures, { recursive: true })

/** How far the page can be scrolled sideways, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Has axe look at it (WCAG 2.2 AA), and sees that nothing scrolls sideways; with `PICTURES` it photographs it. */
export async function checkScreen(page: Page, name: string, way: Way): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: join(pictures, `${name}, ${wayName(way)}.png`) })
  // Its older way needs no second page to sum up in, as there are no frames; and what is right is not told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(accessibilityRules).analyze()
  const found = violations.flatMap(({ id, nodes }) => {
    const told = nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message})`)
    // What lies half behind the bar at the bottom is whole once the page is scrolled.
    const wrong = told.filter((message) => id !== 'target-size' || !message.includes('partially obscured'))
    return wrong.length > 0 ? [`${id}: ${wrong.join(', ')}`] : []
  })
  expect(found, `axe on ${name}`).toEqual([])
  expect(await overflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}
