import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licensedPackages, noticesOf, unjudged } from './licences.mjs'
import { readPackages } from './parts.mjs'
import { root } from './steps.mjs'

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const inProduct = licensedPackages('product')

test('a licence that nobody has judged is found, and so is one that asks for a source nobody has named', () => {
  const packages = [
    { name: 'a', license: 'MIT' },
    { name: 'b', license: '(MIT AND BSD-3-Clause)' },
    { name: 'c', license: 'SSPL-1.0' },
    { name: 'd', license: 'Unknown' },
    { name: 'e', license: 'LGPL-3.0' },
    { name: 'libheif-js', license: 'LGPL-3.0', version: '1.0.0' },
  ]
  expect(unjudged(packages)).toEqual(['c: SSPL-1.0', 'd: Unknown', 'e: LGPL-3.0'])
})

test('every licence of what the product contains is judged, and of every tool', () => {
  expect(inProduct.length).toBeGreaterThan(300)
  expect(unjudged(inProduct, () => false)).toEqual([])
  expect(unjudged(licensedPackages('all'))).toEqual([])
})

test('the notice names each package, where the source of copyleft ones is, and holds their texts', () => {
  const notice = noticesOf(inProduct)
  for (const { name, version } of inProduct) expect(notice).toContain(`${name} ${version} (`)
  expect(notice).toMatch(/libheif-js .*: https:\/\/github\.com\/catdad-experiments\/libheif-js\/tree\/v\d/)
  for (const title of ['GNU LESSER GENERAL', 'GNU GENERAL', 'GNU AFFERO GENERAL', 'mozilla.org/MPL/2.0'])
    expect(notice.toLowerCase()).toContain(title.toLowerCase())
})

test('the package.json of the root alone names the licence, whose text is the one of LICENSE', () => {
  expect(read('package.json').license).toBe('AGPL-3.0-only')
  expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toMatch(/^\s+GNU AFFERO GENERAL PUBLIC LICENSE\n\s+Version 3,/)
  for (const { folder } of readPackages()) expect(read(`${folder}/package.json`).license).toBeUndefined()
})

test('the package.json of the root alone says the version; remotes and shared contracts have one of their own', () => {
  const versioned = readPackages().filter(({ folder }) => read(`${folder}/package.json`).version !== undefined)
  expect(versioned.map(({ folder }) => folder)).toEqual([
    'shared/parts',
    'shared/ui',
    ...readPackages().flatMap(({ folder, kind }) => (kind === 'remote' ? [folder] : [])),
  ])
})
