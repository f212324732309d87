import contractInBrowser from './contract-in-browser.mjs'

const labels = `/** All of them. */
export const listLabels = endpoint({
  summary: 'All labels, the cook\\'s own.',
  response: z.array(label),
})
`

test('an endpoint loses its summary and can be dropped with its schemas', () => {
  expect(contractInBrowser(labels)).toBe(`/** All of them. */
export const listLabels = /* @__PURE__ */ (() => (endpoint({
  summary: '',
  response: z.array(label),
})))()
`)
})

test('the build removes a long summary on its own line and preserves the line numbers', () => {
  const source = `const list = endpoint({\n  summary:\n    "All of the cook's labels.",\n  once: true,\n})\n`
  expect(contractInBrowser(source)).toBe(
    `const list = /* @__PURE__ */ (() => (endpoint({\n  summary:\n    '',\n  once: true,\n})))()\n`,
  )
})

test('each constant gets its own pure annotation, without its type', () => {
  const source = `const title: Schema = z.string()\nconst text = z\n  .string()\n  .max(2)\n\nexport type Text = z.infer<typeof text>\n`
  expect(contractInBrowser(source)).toBe(
    `const title: Schema = /* @__PURE__ */ (() => (z.string()))()\nconst text = /* @__PURE__ */ (() => (z\n  .string()\n  .max(2)))()\n\nexport type Text = z.infer<typeof text>\n`,
  )
})

test('numbers, calls outside constants and other summaries stay unchanged', () => {
  const source = `export const max = 200\nstart()\nfunction f() {\n  return z.object({ summary: 'Soup' })\n}\n`
  expect(contractInBrowser(source)).toBe(source)
  expect(contractInBrowser("const sent = z.object({\n  summary: 'Soup',\n})\n")).toContain("'Soup'")
})
