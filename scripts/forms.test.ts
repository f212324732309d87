import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { readPackages } from './parts.mjs'
import { root } from './steps.mjs'

const checkedKinds: readonly string[] = ['remote', 'parts', 'shell']

/** Whether a source has a form that does not take its submit, its ref and its validation from `useForm`. */
const hasOwnForm = (source: string): boolean =>
  [...source.matchAll(/<form\b([^>]*)/g)].some(([, props = '']) => !/\{\.\.\.(\w+\.)?formProps\}/.test(props))

test('the check of forms finds a form with a submit of its own', () => {
  expect(hasOwnForm('<form\n  className={classes.add}\n  onSubmit={save}>')).toBe(true)
  expect(hasOwnForm('<form>')).toBe(true)
  expect(hasOwnForm('<form {...form.formProps} className={classes.add}>')).toBe(false)
  expect(hasOwnForm('<form {...formProps}>')).toBe(false)
  expect(hasOwnForm('<FormDialog form={form}>')).toBe(false)
})

test('every form goes through useForm', () => {
  const sources = readPackages()
    .filter(({ kind }) => checkedKinds.includes(kind))
    .flatMap(({ folder }) => [...filesBelow(`${root}/${folder}/src`)])
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  const forms = sources.filter((file) => readFileSync(file, 'utf8').includes('<form'))
  expect(forms.length).toBeGreaterThan(15)
  const own = forms.filter((file) => hasOwnForm(readFileSync(file, 'utf8')))
  expect(own.map((file) => relative(root, file))).toEqual([])
})
