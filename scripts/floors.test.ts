import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { floorViolations } from './floors.mjs'

const floors = { ground: ['ground'], features: ['recipes', 'labels', 'trash'], server: ['app'] }

let project: string

/** Writes a source file of the package, which imports others. */
function source(path: string, ...lines: readonly string[]): void {
  const file = join(project, 'kitchen/src', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, lines.join('\n'))
}

const declare = (declared: Readonly<Record<string, readonly string[]>>) =>
  writeFileSync(join(project, 'kitchen/floors.json'), JSON.stringify(declared))

const violations = () => floorViolations({ folder: 'kitchen' }, project)

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'potluck-floors-'))
  source('ground/database.ts')
  source('recipes/store.ts', "import { db } from '../ground/database.ts'")
  source('labels/store.ts', "import { recipes } from '../recipes/store.ts'")
  source('trash/store.ts', "import { labels } from '../labels/store.ts'")
  source('app.ts', "import { trash } from './trash/store.ts'")
  declare(floors)
})

afterEach(() => rmSync(project, { recursive: true }))

test('imports that go down, or one way on a floor, are allowed', () => {
  expect(violations()).toEqual([])
})

test.each([
  ['of a value', "import { recipes } from '../recipes/store.ts'"],
  ['of a type', "import type { Recipe } from '../recipes/store.ts'"],
  ['of a type by name', "type Recipe = import('../recipes/store.ts').Recipe"],
  ['while running', "const { recipes } = await import('../recipes/store.ts')"],
  ['that is exported again', "export { recipes } from '../recipes/store.ts'"],
  ['over several lines', 'import {', '  recipes,', "} from '../recipes/store.ts'"],
])('an import %s from a higher floor is a violation', (_what, ...lines) => {
  source('ground/news.ts', ...lines)
  expect(violations()).toEqual([
    'kitchen/src/ground/news.ts: ground (ground) imports ../recipes/store.ts from above, recipes (features)',
  ])
})

test('a file of src itself has a floor as a folder has', () => {
  source('recipes/routes.ts', "import { app } from '../app.ts'")
  expect(violations()).toEqual([
    'kitchen/src/recipes/routes.ts: recipes (features) imports ../app.ts from above, app (server)',
  ])
})

test('two folders of one floor that import each other are a violation, and so is a longer circle', () => {
  source('recipes/routes.ts', "import type { Label } from '../labels/store.ts'")
  expect(violations()).toEqual(['kitchen/src: folders import each other in a circle: recipes → labels → recipes'])
  source('recipes/routes.ts', "import type { Trash } from '../trash/store.ts'")
  expect(violations()).toEqual([
    'kitchen/src: folders import each other in a circle: recipes → trash → labels → recipes',
  ])
})

test('tests and what they use may import anything', () => {
  source('ground/database.test.ts', "import { recipes } from '../recipes/store.ts'")
  source('testing/server.ts', "import { app } from '../app.ts'")
  source('ground/testing/rows.ts', "import { recipes } from '../../recipes/store.ts'")
  expect(violations()).toEqual([])
})

test('a folder without a floor, a floor without its folder, and a folder on two floors are violations', () => {
  source('pantry/store.ts')
  declare({ ...floors, attic: ['cellar', 'app'] })
  expect(violations()).toEqual([
    'kitchen/floors.json: src/pantry is on no floor',
    'kitchen/floors.json: src/cellar is not there',
    'kitchen/floors.json: src/app is named twice',
  ])
})

test('a package that declares no floors has no violations', () => {
  source('ground/news.ts', "import { recipes } from '../recipes/store.ts'")
  rmSync(join(project, 'kitchen/floors.json'))
  expect(violations()).toEqual([])
})
