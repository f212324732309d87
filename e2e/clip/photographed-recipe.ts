import type { BrowserContext } from '@playwright/test'

const html = (style: string) => `<!doctype html><style>
body { margin: 0; width: 1400px; background: linear-gradient(100deg, #f4efe4, #b9b2a2); font: 34px/1.6 "DejaVu Serif"; color: #222 }
main { padding: 90px 110px; rotate: 0.8deg; ${style} }
h1 { font-size: 60px }
</style><main><h1>Plum Crumble</h1><p>Serves 4</p><h2>Ingredients</h2>
<div>600 g plums</div><div>100 g oats</div><div>½ tsp cinnamon</div><div>1 ½ cups flour</div><div>⅚ cup sugar</div>
<h2>Method</h2>
<p>1. Halve the plums and lay them into a buttered dish.</p>
<p>2. Rub flour, sugar and butter into crumbs, and strew them over the plums.</p>
<p>3. Bake at 180 °C for 35 minutes until golden.</p></main>`

/** A photo of a printed page, rendered by the browser. */
export async function photographedRecipe(context: BrowserContext, style = '') {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1400, height: 1500 })
  await page.setContent(html(style))
  const buffer = await page.screenshot({ type: 'jpeg', quality: 80 })
  await page.close()
  return { name: 'IMG_2001.jpg', mimeType: 'image/jpeg', buffer }
}

/** The same page as a PDF, which has its text. */
export async function recipePdf(context: BrowserContext) {
  const page = await context.newPage()
  await page.setContent(html('zoom: 0.5; rotate: 0deg'))
  const buffer = await page.pdf()
  await page.close()
  return { name: 'crumble.pdf', mimeType: 'application/pdf', buffer }
}
