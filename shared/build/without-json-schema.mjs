/**
 * A webpack loader for the schemas of zod: leaves out how they describe themselves as JSON Schema. Only the server calls that
 * (`/api/openapi.json`), and it is half of the schemas' code.
 *
 * @param {string} source of `zod/v4/classic/schemas.js`
 */
export default function withoutJsonSchema(source) {
  return source
    .replaceAll(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '')
    .replaceAll(/^ *jsonSchema: \{\n(?: *(?:input|output): createStandardJSONSchemaMethod\(.*\),\n)+ *\},$/gm, '')
    .replaceAll(/^ *toJSONSchema\(params\) \{\n.*\n *\},$/gm, '')
}
