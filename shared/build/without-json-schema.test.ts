import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import withoutJsonSchema from './without-json-schema.mjs'

const schemas = join(__dirname, '../../shell/node_modules/zod/v4/classic/schemas.js')

test('the schemas of zod keep nothing that describes them as JSON Schema', () => {
  const [before, after] = [readFileSync(schemas, 'utf8'), withoutJsonSchema(readFileSync(schemas, 'utf8'))]
  expect(before).toMatch(/Processor\(|toJSONSchema\(|JSONSchemaMethod\(/)
  expect(after).not.toMatch(/Processor\(|toJSONSchema\(|JSONSchemaMethod\(/)
  expect(after).toContain('"~standard"')
})
