import ts from 'typescript'
import { contractInBrowser } from './contract-in-browser.mjs'

const inBrowser = (fileName: string, source: string) =>
  ts
    .transpileModule(source, {
      fileName,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      transformers: { before: [contractInBrowser('/contract/')] },
    })
    .outputText.split('\n')
    .map((line) => line.trim())

const labels = `export const listLabels = endpoint({
  summary: 'All labels.',
  response: z.array(label),
})`

test('what an endpoint is for stays at home, and it can be dropped with its schemas', () => {
  expect(inBrowser('/contract/labels.ts', labels)).toEqual([
    'export const listLabels = /* @__PURE__ */ endpoint({',
    'summary: "",',
    'response: /* @__PURE__ */ z.array(label),',
    '});',
    '',
  ])
})

test('a summary of anything else is said', () => {
  expect(inBrowser('/contract/recipes.ts', "const sent = z.object({ summary: 'Soup' })").join()).toContain("'Soup'")
})

test('what a function does is done', () => {
  const check =
    'export const title = z.string().superRefine((value, context) => {\n  context.addIssue(value)\n})\nstart()'
  const [first = '', ...rest] = inBrowser('/contract/fields.ts', check)
  expect(first).toMatch(/^export const title = (\/\* @__PURE__ \*\/ )+z\.string\(\)/)
  expect(rest).toEqual(['context.addIssue(value);', '});', 'start();', ''])
})

test('other files are as they were written', () => {
  expect(inBrowser('/screens/labels.ts', labels).join()).toContain("summary: 'All labels.'")
  expect(inBrowser('/screens/labels.ts', labels).join()).not.toContain('PURE')
})
