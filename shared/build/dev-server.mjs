import { devPort } from './dev-port.mjs'

/** Where the rest of the product is while one part is worked on: `npm start`, or another part's dev server. */
const product = process.env.PRODUCT_URL ?? `http://127.0.0.1:${devPort(8080)}`

/** The product's own pages may open its live channel, so they may through here. */
const asOwnPage = (onward, { headers: { origin, host } }) => {
  if (URL.canParse(origin) && new URL(origin).host === host) onward.setHeader('origin', new URL(product).origin)
}

/** A deployed product answers under its own name only. */
const toProduct = { target: product, changeOrigin: true, onProxyReq: asOwnPage, onProxyReqWs: asOwnPage }

/** A part is built anew when a source changes, and its page loaded again. */
const fromMemory = ({ port, reload }) => ({
  port: devPort(port),
  host: '127.0.0.1',
  hot: false,
  liveReload: true,
  static: false,
  client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${reload}` },
  webSocketServer: { type: 'ws', options: { path: reload } },
})

/**
 * A dev server that stands in front of the whole product and puts one part over it: what webpack holds in memory is
 * served from there, everything else (the other parts, the API, the live channel) comes from the product behind. One
 * origin, so the content security policy stays as it is.
 *
 * @param {object} part
 * @param {string} part.name
 * @param {number} part.port
 * @param {string} part.publicPath where the part's files are, with slashes around
 * @param {(registry: { remotes: object[] }) => void} [part.editRegistry] points the registry at this part
 */
export function devServer({ name, port, publicPath, editRegistry }) {
  // Servers may stand behind each other, so each has a reload channel of its own.
  const reload = `/dev/${name}`
  return {
    ...fromMemory({ port, reload }),
    devMiddleware: { publicPath },
    // A deployed shell may take the part from here (an override); nobody else's page may read it.
    headers: { 'access-control-allow-origin': new URL(product).origin },
    proxy: [{ ...toProduct, context: (path) => path !== reload, ws: true }],
    setupMiddlewares: (middlewares) =>
      editRegistry ? [{ name: 'registry', middleware: registryOf(editRegistry) }, ...middlewares] : middlewares,
  }
}

/**
 * A dev server for a page of one remote alone. Only the API comes from the product behind; the policy is as strict as
 * the product's own.
 *
 * @param {{ port: number }} page
 */
export const standaloneServer = ({ port }) => ({
  ...fromMemory({ port, reload: '/dev' }),
  headers: {
    'content-security-policy': "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'self'",
  },
  proxy: [{ ...toProduct, context: ['/api'] }],
})

const registryOf = (edit) => async (request, answer, next) => {
  if (new URL(request.url, product).pathname !== '/remotes.json') return next()
  try {
    const registry = await (await fetch(new URL('remotes.json', `${product}/`))).json()
    edit(registry)
    answer.setHeader('cache-control', 'no-store')
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify(registry))
  } catch (error) {
    answer.statusCode = 502
    answer.end(`no product at ${product} (${error.message}): run \`npm start\` first, or set PRODUCT_URL`)
  }
}
