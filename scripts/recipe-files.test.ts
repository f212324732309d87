import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recipeFiles } from '../shared/build/recipe-files.mjs'
import { root } from './steps.mjs'

const formats = readFileSync(join(root, 'shared/api/src/import-formats.ts'), 'utf8')

test('every file that an import reads can be shared with the installed product', () => {
  const read = new Set([...formats.matchAll(/accept: '([^']+)'/g)].flatMap(([, endings = '']) => endings.split(',')))
  expect(read.size).toBeGreaterThan(20)
  expect(recipeFiles.filter((kind) => kind.startsWith('.')).toSorted()).toEqual([...read].toSorted())
})
