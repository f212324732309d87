import * as z from 'zod'
import { endpoints } from './endpoints.ts'

type Schema = z.core.JSONSchema.BaseSchema | boolean | undefined

/** The objects of an input that would drop a field that nobody knows, as `body.items[]`. */
function openObjects(schema: Schema, path: string): string[] {
  if (typeof schema !== 'object') return []
  const { properties, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema
  return [
    ...(properties && additionalProperties === undefined ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, field]) => openObjects(field, `${path}.${name}`)),
    ...openObjects(additionalProperties, `${path}{}`),
    ...[items].flat().flatMap((item) => openObjects(item, `${path}[]`)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((choice) => openObjects(choice, path)),
  ]
}

const jsonSchema = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

const inputs = Object.entries(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).flatMap(([name, { query, body }]) => [
    ...(query ? [[`${feature}.${name}`, 'query', query] as const] : []),
    ...(body ? [[`${feature}.${name}`, 'body', body] as const] : []),
  ]),
)

test.each(inputs)('%s refuses an unknown field anywhere in its %s', (_, part, schema) => {
  expect(openObjects(jsonSchema(schema), part)).toEqual([])
})
