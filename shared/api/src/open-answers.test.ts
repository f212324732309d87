import * as z from 'zod'
import { endpoints } from './endpoints.ts'

type Schema = z.core.JSONSchema.BaseSchema | boolean | undefined

const strings: Readonly<Record<string, string>> = {
  uuid: '0199a1b2-0000-7000-8000-000000000001',
  'date-time': '2026-11-01T12:00:00.000Z',
}

/** The answer of a newer server: every object has one more field, every choice a value nobody has heard of. */
function newer(schema: Schema): unknown {
  if (typeof schema !== 'object') return null
  if (schema.const !== undefined || schema.enum) return 'a value of tomorrow'
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return newer(choice)
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, newer(field)])
      return { ...Object.fromEntries(fields), fieldOfTomorrow: { any: ['thing'] } }
    }
    case 'array':
      return Array.isArray(schema.items) ? schema.items.map(newer) : [newer(schema.items), newer(schema.items)]
    case 'string':
      return strings[schema.format ?? ''] ?? 'a value of tomorrow'
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return null
  }
}

const answers = Object.entries(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).flatMap(([name, { response }]) =>
    response === 'file' ? [] : [[`${feature}.${name}`, response] as const],
  ),
)

test.each(answers)('%s: a client reads an answer with a new field and an unknown value', (_, response) => {
  const schema = z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' })
  const parsed = response.safeParse(newer(schema))
  expect(parsed.success ? [] : parsed.error.issues).toEqual([])
})
