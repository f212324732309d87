import type { Access, Endpoint, ErrorStatus } from '@potluck/api/endpoint'
import { endpoints } from '@potluck/api/endpoints'
import { errorBody } from '@potluck/api/error-body'
import { referenceHeader } from '@potluck/api/idempotency'
import { scopes } from '@potluck/api/scopes'
import { z } from 'zod'
import { version } from '../../machinery/base/version.ts'

/** What a status means in every endpoint; the summary of an endpoint says more where there is more to say. */
const meanings: Readonly<Record<ErrorStatus, string>> = {
  400: 'The input is not valid; `field` names it.',
  401: 'There is no valid session, API token or ticket.',
  403: 'The caller may not do this, or the API token was not made for it (code `out-of-scope`).',
  404: 'There is no such thing, or it is not the caller’s.',
  406: 'The e-mail is taken.',
  409: 'It was changed or made by somebody else in between.',
  412: 'A condition is not met.',
  413: 'The input is too large.',
  415: 'The file is of another kind.',
  422: 'The input makes no sense here.',
  429: 'Too many tries: wait.',
  503: 'The server cannot do this now.',
}

const sessionSecurity: Readonly<Record<Access, readonly object[]>> = {
  anyone: [],
  viewer: [{}, { bearer: [] }, { token: [] }],
  member: [{ bearer: [] }, { token: [] }],
  admin: [{ bearer: [] }, { token: [] }],
  ticket: [{ ticket: [] }],
}

/** What opens an endpoint. The role of an API token is its scope. */
const securityOf = ({ access, scope }: Endpoint): readonly object[] => [
  ...sessionSecurity[access],
  ...(scope ? [{ apiToken: [scope] }] : []),
]

/** The statuses that an endpoint lists, and that of an API token without its scope. */
const refusalsOf = ({ access, errors }: Endpoint): readonly ErrorStatus[] =>
  access === 'anyone' || access === 'ticket' ? errors : [...new Set([...errors, 403 as const])].sort()

type Json = Readonly<Record<string, unknown>>

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const parametersOf = (place: 'path' | 'query', fields: z.ZodObject | undefined): Json[] =>
  Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema, 'input'),
  }))

/** The header that names a change. */
const referenceOf = ({ idempotent: once }: Endpoint): Json[] =>
  once
    ? [
        {
          name: referenceHeader,
          in: 'header',
          required: false,
          description: 'Names this change. Sent again under the same reference it is answered again, not done again.',
          schema: { type: 'string', format: 'uuid' },
        },
      ]
    : []

function requestBodyOf({ body, upload }: Endpoint): Json | undefined {
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: upload.maxBytes }
    const schema = { type: 'object', properties: { [upload.field]: file }, required: [upload.field] }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  return body && { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } }
}

function responsesOf(endpoint: Endpoint): Json {
  const { response, status = 200 } = endpoint
  const content =
    response === 'file' ? { '*/*': { schema: {} } } : { 'application/json': { schema: schemaOf(response, 'output') } }
  const refused = refusalsOf(endpoint).map((error) => [
    error,
    {
      description: meanings[error],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  return { [status]: { description: 'Success.', content }, ...Object.fromEntries(refused) }
}

const operationOf = (feature: string, name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  tags: [feature],
  summary: endpoint.summary,
  security: securityOf(endpoint),
  parameters: [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...referenceOf(endpoint),
  ],
  requestBody: requestBodyOf(endpoint),
  responses: responsesOf(endpoint),
})

/** An address template as OpenAPI writes it: `recipes/{id}`. */
export const templateOf = (path: string): string => `/${path.replace(/:(\w+)/g, '{$1}')}`

function pathsOf(): Json {
  const operations = Object.entries(endpoints).flatMap(([feature, named]) =>
    Object.entries(named).map(([name, endpoint]) => ({ feature, name, endpoint })),
  )
  const byPath = Map.groupBy(operations, ({ endpoint }) => templateOf(endpoint.path))
  return Object.fromEntries(
    Array.from(byPath, ([path, calls]) => [
      path,
      Object.fromEntries(
        calls.map(({ feature, name, endpoint }) => [
          endpoint.method.toLowerCase(),
          operationOf(feature, name, endpoint),
        ]),
      ),
    ]),
  )
}

/** The contract as OpenAPI 3.1, made from the same schemas that the server checks with. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Potluck',
      version,
      description:
        'Every answer that is not a success carries `{ "error": { "code", "message", "field"? } }`. The session token ' +
        'travels as `Authorization: Bearer` or as the `token` query parameter; addresses that people can see carry a ' +
        'short-lived ticket there instead. Programs send an API token, which a member makes in the settings: only in the ' +
        'header, and only for calls that name its scope.',
    },
    servers: [{ url: '.' }],
    paths: pathsOf(),
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The session token.' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'potluck_ and 48 hexadecimal digits',
          description: `An API token made for the scope that is named, one of ${scopes.join(', ')}.`,
        },
        token: { type: 'apiKey', in: 'query', name: 'token', description: 'The session token.' },
        ticket: { type: 'apiKey', in: 'query', name: 'token', description: 'A ticket for this one purpose.' },
      },
    },
  }
}
