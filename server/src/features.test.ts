import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { features } from './features.ts'
import { defineFeature, inOrder } from './machinery/for-features/define-feature.ts'

test('every folder with a feature is in the list, under its own name', () => {
  const folders = globSync('**/feature.ts', { cwd: import.meta.dirname }).map((path) => basename(dirname(path)))
  expect(features.map(({ name }) => name).sort()).toEqual(folders.sort())
})

test('a feature comes once, after all that it needs', () => {
  const flour = defineFeature({ name: 'flour' })
  const dough = defineFeature({ name: 'dough', needs: [flour] })
  const bread = defineFeature({ name: 'bread', needs: [dough, flour] })
  expect(inOrder([bread, flour, dough])).toEqual([flour, dough, bread])
})
