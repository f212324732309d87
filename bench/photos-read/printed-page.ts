import type { GrayImage } from '@potluck/photo-text/gray-image'
import type { Browser } from 'playwright-core'
import { decodeGray } from './browser.ts'
import type { PrintedRecipe } from './recipes.ts'

/** Typefaces of the machine that have all scripts (Debian: `apt install fonts-dejavu`). */
export const typefaces = ['DejaVu Serif', 'DejaVu Sans'] as const

export type Typeface = (typeof typefaces)[number]

/** How a recipe is set: one column, ingredients beside the steps, or a page for each. */
export const layouts = ['one column', 'two columns', 'two pages'] as const

export type Layout = (typeof layouts)[number]

const frames: Readonly<Record<Layout, string>> = {
  'one column': 'main { padding: 110px 130px }',
  'two columns':
    'main { padding: 100px 110px } section { display: grid; grid-template-columns: 5fr 8fr; gap: 70px; font-size: 0.85em }',
  'two pages': 'main { padding: 110px 130px }',
}

const list = (lines: readonly string[]): string => lines.map((line) => `<div>${line}</div>`).join('')
const steps = (lines: readonly string[]): string => lines.map((line, at) => `<p>${at + 1}. ${line}</p>`).join('')

function bodiesOf({ title, labels: [one, other], ingredients, steps: method }: PrintedRecipe, layout: Layout) {
  const first = `<div><h2>${one}</h2>${list(ingredients)}</div>`
  const second = `<div><h2>${other}</h2>${steps(method)}</div>`
  return layout === 'two pages'
    ? [`<h1>${title}</h1>${first}`, second]
    : [`<h1>${title}</h1><section>${first}${second}</section>`]
}

/** Pages of a recipe, printed: dark ink on yellowish paper, a bit more than a phone's photo has after it is scaled down. */
export async function printPages(
  browser: Browser,
  recipe: PrintedRecipe,
  typeface: Typeface,
  layout: Layout,
): Promise<readonly GrayImage[]> {
  const direction = recipe.language === 'he' ? 'rtl' : 'ltr'
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } })
  const images: GrayImage[] = []
  for (const body of bodiesOf(recipe, layout)) {
    await page.setContent(`<!doctype html><html dir="${direction}" lang="${recipe.language}"><meta charset="utf-8"><style>
      body { margin: 0; background: #f3eee2; color: #2a2622; font: 38px/1.5 "${typeface}" }
      h1 { font-size: 1.8em; margin: 0 0 0.4em } h2 { font-size: 1.15em; margin: 0.8em 0 0.3em } p { margin: 0 0 0.35em }
      ${frames[layout]}</style><main>${body}</main>`)
    images.push(await decodeGray(await page.screenshot({ fullPage: true })))
  }
  await page.close()
  return images
}
