import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../../../config.ts'
import { setAnswerHeaders } from './answer-headers.ts'
import { boundBodies, strangersBodyLimit } from './bodies.ts'
import { compressAnswers } from './compress-answers.ts'
import { answerError, answerErrors } from './error-answers.ts'
import { readGivenPath } from './given-path.ts'
import { type LogLines, withoutSecrets } from './log-lines.ts'
import { warnOfProxies } from './proxy-warnings.ts'

/** Milliseconds. Live connections have their own signs of life. */
const standardIdleTimeout = 120_000

/** As long as a slow line takes to send the largest file, milliseconds. */
const longestRequest = 12 * 3_600_000

/** Routes check with zod (`route`). What Fastify would bring for schemas of its own takes memory and time to load. */
const noSchemas = () => () => {
  throw new Error('a route has a schema of Fastify: state it as an endpoint of the API')
}

export interface HttpOptions {
  /** A connection on which nothing moves for so long is closed, milliseconds. */
  readonly idleTimeout?: number
  /** The body of a call that is no file is given up after so long, milliseconds. */
  readonly bodyTimeout?: number
  /** Where the log goes; else standard output. */
  readonly log?: LogLines
}

/** A server with the limits, headers, errors and log of every answer, and no route. */
export function createHttpServer(config: Config, options: HttpOptions): FastifyInstance {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url, ip }) => ({ method, url, ip }) },
      stream: withoutSecrets(options.log ?? process.stdout),
    },
    bodyLimit: strangersBodyLimit,
    connectionTimeout: options.idleTimeout ?? standardIdleTimeout,
    // A stop answers what is on its way.
    return503OnClosing: false,
    requestTimeout: longestRequest,
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    trustProxy: [...config.trustedProxies],
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  readGivenPath(app, config.trustedProxies)
  setAnswerHeaders(app)
  boundBodies(app, options.bodyTimeout)
  warnOfProxies(app, config)
  compressAnswers(app)
  answerErrors(app)
  return app
}
