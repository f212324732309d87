import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tinyPhoto } from '../walk/paprika-file.ts'

/** The loopback address that stands for another site. */
export const foreignNetwork = '127.0.0.2'

export interface ForeignSite {
  /** Without a trailing slash. */
  readonly url: string
  readonly stop: () => void
}

const photo = Buffer.from(tinyPhoto, 'base64')

const crumble = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plum crumble – Our kitchen</title>
  <script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Plum crumble',
    image: '/plum.png',
    recipeYield: '4 servings',
    totalTime: 'PT40M',
    recipeIngredient: ['600 g plums', '100 g oats', 'Halve the plums before you begin.'],
    recipeInstructions: ['Lay the plums into a dish.', 'Strew the oats over them and bake for 30 minutes.'],
  })}</script></head><body><h1>Plum crumble</h1><p>A pinch of cinnamon does no harm.</p></body></html>`

/** A page of 5 MB with an inline picture. */
const stew = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lentil stew</title></head><body>
  <h1>Lentil stew</h1><img alt="" src="data:image/png;base64,${'A'.repeat(5_000_000)}"><h2>Ingredients</h2><ul><li>200 g lentils</li><li>2 carrots</li></ul>
  <h2>Method</h2><ol><li>Cook the lentils with the carrots until they are soft.</li></ol></body></html>`

/** Starts a site with a page for everybody (`/crumble`) and one that answers browsers only (`/stew`). */
export async function startForeignSite(): Promise<ForeignSite> {
  const server = createServer(({ url, headers }, answer) => {
    // The strictest policy: no scripts, no frames, no form targets.
    const policy = "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    const html = (status: number, body: string) =>
      answer.writeHead(status, { 'content-type': 'text/html', 'content-security-policy': policy }).end(body)
    const isBrowser = /Chrome\//.test(headers['user-agent'] ?? '')
    if (url === '/crumble') html(200, crumble)
    else if (url === '/plum.png') answer.writeHead(200, { 'content-type': 'image/png' }).end(photo)
    else if (url === '/stew') html(isBrowser ? 200 : 403, isBrowser ? stew : '<h1>Forbidden</h1>')
    else html(404, '<h1>Not found</h1>')
  })
  await new Promise<void>((listening) => server.listen(0, foreignNetwork, listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${foreignNetwork}:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
