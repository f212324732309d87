import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { languageFor } from '../http/accepted-language.ts'
import { allowsOverrides } from './allows-overrides.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { readNamedServices } from './named-services.ts'
import { answerRegistry } from './registry-answer.ts'
import { typedAddress } from './typed-address.ts'
import { findWebFile } from './web-file.ts'

export interface BundlesOptions {
  /** Absolute path of the served folder that deployments fill. */
  readonly webRoot: string
  /** What this server knows for `config.json`; a file of that name in the folder goes before it. */
  readonly config: () => Promise<Readonly<Record<string, unknown>>>
  /** Other origins that deliver remotes. */
  readonly remoteOrigins?: readonly string[]
  /** Whether browsers may keep the pages; if not, the worker that did so removes itself. */
  readonly serviceWorker?: boolean
  /** Origins that pages ask to be rung. */
  readonly pushServices?: readonly string[]
}

const year = 31_536_000

/**
 * Serves shell and remotes; the page itself in the language of the browser, where the shell was built with it. What has a hash or a version in its path is kept by browsers for ever; `index.html`,
 * `config.json`, `remotes.json` and `menus.json` are asked for again each time. What is missing is a plain 404, never a page: a
 * script that is answered with HTML hides what is wrong. Only who types the address of a screen without its `#` is led there.
 */
export async function registerBundles(
  app: FastifyInstance,
  { webRoot, config, remoteOrigins = [], serviceWorker = true, pushServices = [] }: BundlesOptions,
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
        .send(await readFile(join(import.meta.dirname, 'leaving-worker.js'))),
    )

  app.get('/config.json', async (_request, reply) => {
    const deployed = await readFile(join(webRoot, 'config.json'), 'utf8').catch(() => '{}')
    return reply.header('cache-control', 'no-cache').send({ ...(await config()), ...JSON.parse(deployed) })
  })

  for (const file of ['remotes.json', 'menus.json'])
    app.get(`/${file}`, async (request, reply) => {
      const content = await readFile(join(webRoot, file), 'utf8').catch(() => null)
      return content !== null ? answerRegistry(request, reply, content) : answerMissing(reply)
    })

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const address = request.params['*']
    const isPage = address === '' || address === 'index.html'
    const translated = isPage ? await findWebFile(webRoot, `index.${languageFor(request)}.html`) : null
    const file = translated ?? (await findWebFile(webRoot, address))
    if (!file) {
      const screen = typedAddress(request)
      return screen === null ? answerMissing(reply) : reply.header('cache-control', 'no-store').redirect(screen)
    }
    reply.header('vary', isPage ? 'accept-encoding, accept-language' : 'accept-encoding')
    // Only what a browser can open as a page has a policy; on hashed scripts and styles it would be a sixth of the bytes.
    if (!file.immutable || !/\.(js|css|json)$/.test(file.path)) {
      const [allowOverrides, services] = await Promise.all([allowsOverrides(webRoot), readNamedServices(webRoot)])
      reply.header(
        'content-security-policy',
        contentSecurityPolicy({ remoteOrigins, allowOverrides, services, pushServices }),
      )
    }
    return reply
      .header('cache-control', file.immutable ? `public, max-age=${year}, immutable` : 'no-cache')
      .sendFile(file.path, { etag: !file.immutable, lastModified: !file.immutable })
  })
}

const answerMissing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
