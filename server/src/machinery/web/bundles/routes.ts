import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownFile } from '../../base/own-file.ts'
import { languageFor } from '../http/accepted-language.ts'
import { allowsOverrides } from './allows-overrides.ts'
import { registryFor } from './canary.ts'
import { contentSecurityPolicy, readingWorkerPolicy } from './content-security-policy.ts'
import { readNamedServices } from './named-services.ts'
import { registryProblem } from './registry-problem.ts'
import { answerText } from './text-answer.ts'
import { typedAddress } from './typed-address.ts'
import { findWebFile, type WebFile } from './web-file.ts'

export interface BundlesOptions {
  /** Absolute path of the served folder that deployments fill. */
  readonly webRoot: string
  /** The default content of `config.json`; a file of that name in the folder has priority. */
  readonly config: () => Promise<Readonly<Record<string, unknown>>>
  /** Other origins that deliver remotes. */
  readonly remoteOrigins?: readonly string[]
  /** Whether browsers may store the pages; if not, an installed service worker removes itself. */
  readonly serviceWorker?: boolean
  /** Origins of the push services. */
  readonly pushServices?: readonly string[]
  /** Frames of these origins show the pages. */
  readonly frameOrigins?: readonly string[]
}

const year = 31_536_000

/**
 * Serves shell and remotes; the page itself in the language of the browser, if the shell was built with it. Files with a hash or a version
 * in their path are immutable for browsers; `index.html`, `config.json`, `remotes.json`, `menus.json` and `opening.json` are requested
 * again each time. A missing file is a plain 404 and never a page: HTML in place of a script would hide the error. Only the address of a
 * screen that was typed without its `#` redirects.
 */
export async function registerBundles(
  app: FastifyInstance,
  { webRoot, config, remoteOrigins = [], serviceWorker = true, pushServices = [], frameOrigins = [] }: BundlesOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    dotfiles: 'ignore',
  })

  if (!serviceWorker)
    app.get('/service-worker.js', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(await readFile(ownFile('machinery/web/bundles/leaving-worker.js'))),
    )

  const browserConfig = async (): Promise<Readonly<Record<string, unknown>>> => {
    const deployed = await readFile(join(webRoot, 'config.json'), 'utf8').catch(() => '{}')
    return { ...(await config()), ...JSON.parse(deployed) }
  }
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(await browserConfig()),
  )

  const readSwapped = (file: string) => readFile(join(webRoot, file), 'utf8').catch(() => null)
  let lastLogged = ''
  /** A damaged registry is logged once, not with each request. */
  const logProblem = (content: string) => {
    const problem = content === lastLogged ? null : registryProblem(content)
    if (problem === null) return
    lastLogged = content
    app.log.error({ webRoot }, `${problem}: no screen can be shown; publish a part again, or repair the file`)
  }
  app.get('/remotes.json', async (request, reply) => {
    const content = await readSwapped('remotes.json')
    if (content === null) return answerMissing(reply)
    logProblem(content)
    return answerText(request, reply, registryFor(request, reply, content), 'json')
  })
  for (const file of ['menus.json', 'opening.json'])
    app.get(`/${file}`, async (request, reply) => {
      const content = await readSwapped(file)
      return content === null ? answerMissing(reply) : answerText(request, reply, content, 'json')
    })

  /** The page with the rule for new accounts; null if the file is sent unchanged, because everybody may create an account. */
  const pageWithRegistration = async (path: string): Promise<string | null> => {
    // The route of `config.json` reports a file that cannot be read.
    const { registration = 'open' } = await browserConfig().catch((): Readonly<Record<string, unknown>> => ({}))
    const page = registration === 'open' ? null : await readSwapped(path)
    return page === null ? null : withRegistration(page, registration)
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const address = request.params['*']
    const isPage = address === '' || address === 'index.html'
    const translated = isPage ? await findWebFile(webRoot, `index.${languageFor(request)}.html`) : null
    const file = translated ?? (await findWebFile(webRoot, address))
    if (!file) return answerMissingFile(request, reply)
    reply.header('vary', isPage ? 'accept-encoding, accept-language' : 'accept-encoding')
    if (needsPolicy(file)) {
      const [allowOverrides, services] = await Promise.all([allowsOverrides(webRoot), readNamedServices(webRoot)])
      reply.header(
        'content-security-policy',
        contentSecurityPolicy({ remoteOrigins, allowOverrides, services, pushServices, frameOrigins }),
      )
    }
    if (isReadingWorker(file)) reply.header('content-security-policy', readingWorkerPolicy)
    const changedPage = isPage ? await pageWithRegistration(file.path) : null
    if (changedPage !== null) return answerText(request, reply, changedPage, 'html')
    return reply
      .header('cache-control', file.immutable ? `public, max-age=${year}, immutable` : 'no-cache')
      .sendFile(file.path, { etag: !file.immutable, lastModified: !file.immutable })
  })
}

/** Writes into the page who may create an account, because it renders before its first request. */
const withRegistration = (page: string, registration: unknown): string =>
  page.replace(/<html\b/, `<html data-registration="${registration === 'closed' ? 'closed' : 'invitation'}"`)

/** Only files that a browser opens as a page have a policy; for hashed scripts and styles it would be a sixth of the bytes. */
const needsPolicy = ({ immutable, path }: WebFile): boolean => !immutable || !/\.(js|css|json)$/.test(path)

/** Scripts that the shell's build puts aside because they are loaded when a photo or a PDF is read. */
const isReadingWorker = ({ path }: WebFile): boolean => /^assets\/on-demand\/.*\.js$/.test(path)

/** Redirects the typed address of a screen; everything else is a 404. */
function answerMissingFile(request: FastifyRequest, reply: FastifyReply) {
  const screen = typedAddress(request)
  return screen === null ? answerMissing(reply) : reply.header('cache-control', 'no-store').redirect(screen)
}

const answerMissing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
