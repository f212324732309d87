import type { FastifyError, FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { answerError } from '../../machinery/web/http/error-answers.ts'
import { rootOf } from './addresses.ts'
import { davCalls } from './calls.ts'
import { davRoute } from './dav-route.ts'
import { componentOf } from './icalendar.ts'
import { contentType } from './properties.ts'
import { propfindCollection, propfindHome, propfindObject, propfindRoot } from './propfind.ts'
import { proppatch } from './proppatch.ts'
import { report } from './reports.ts'
import { deleteObject, getObject, putObject } from './write-object.ts'
import { DavProblem } from './xml/problem.ts'
import { document, element } from './xml/write-xml.ts'

const allowed = 'OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, PROPPATCH, REPORT'

/** Methods of WebDAV that Fastify does not know by itself. */
const methods = ['PROPFIND', 'PROPPATCH', 'REPORT'] as const

/** Tells programs what this is, and answers refusals in their terms. */
function speakDav(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('dav', '1, 3, calendar-access').header('cache-control', 'no-store')
  })
  app.setErrorHandler<FastifyError | DavProblem>((thrown, request, reply) => {
    if (!(thrown instanceof DavProblem)) return answerError(thrown, request, reply)
    const { status, condition, detail, message } = thrown
    reply.code(status)
    if (condition === undefined) return reply.type('text/plain; charset=utf-8').send(message)
    return reply
      .type('application/xml; charset=utf-8')
      .send(document('error', element(condition, detail === undefined ? '' : [detail])))
  })
}

/** Programs that know the host alone find the rest. */
function wellKnown(app: FastifyInstance, { config }: Services): void {
  app.route({
    method: ['GET', 'PROPFIND', 'OPTIONS', 'REPORT'],
    url: '/.well-known/caldav',
    handler: async (request, reply) => reply.code(301).header('location', rootOf(config, request)).send(),
  })
}

function reading(app: FastifyInstance, services: Services): void {
  davRoute(app, services, davCalls.readRoot, async ({ caller, addresses, body }) => ({
    status: 207,
    body: await propfindRoot(caller, addresses, body),
  }))
  davRoute(app, services, davCalls.readHome, async ({ caller, addresses, ...rest }) => ({
    status: 207,
    body: await propfindHome(caller, addresses, rest),
  }))
  davRoute(app, services, davCalls.readCollection, async ({ caller, addresses, ...rest }) => ({
    status: 207,
    body: await propfindCollection(caller, addresses, rest),
  }))
  davRoute(app, services, davCalls.readObject, async ({ caller, addresses, ...rest }) => ({
    status: 207,
    body: await propfindObject(caller, addresses, rest),
  }))
  davRoute(app, services, davCalls.report, async ({ caller, addresses, ...rest }) => ({
    status: 207,
    body: await report(caller, addresses, rest),
  }))
  davRoute(app, services, davCalls.getObject, async ({ caller, ...rest }) => {
    const { kind, object } = await getObject(caller, rest)
    const component = await componentOf(kind, object, object.content)
    return {
      status: 200,
      body: component.toString(),
      headers: { 'content-type': contentType(kind), etag: `"${object.etag}"` },
    }
  })
}

function writing(app: FastifyInstance, services: Services): void {
  davRoute(app, services, davCalls.choose, async ({ caller, addresses, ...rest }) => ({
    status: 207,
    body: await proppatch(caller, addresses, rest),
  }))
  davRoute(app, services, davCalls.putObject, async ({ caller, addresses, ...rest }) => ({
    // No state is told: what is stored is not what was sent, letter by letter, so programs read it again.
    status: (await putObject(caller, addresses, rest)) ? 201 : 204,
  }))
  davRoute(app, services, davCalls.deleteObject, async ({ caller, ...rest }) => {
    await deleteObject(caller, rest)
    return { status: 204 }
  })
}

/** Lists and plans for the apps that phones and desktops have for tasks and calendars. */
export async function calDavRoutes(app: FastifyInstance, services: Services): Promise<void> {
  for (const method of methods) app.addHttpMethod(method, { hasBody: true })
  await app.register(async (own) => {
    speakDav(own)
    wellKnown(own, services)
    own.options('/caldav/*', async (_request, reply) => reply.code(200).header('allow', allowed).send())
    reading(own, services)
    writing(own, services)
  })
}
