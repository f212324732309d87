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

type Floors = Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>

const declare = (declared: Floors) => writeFileSync(join(project, 'kitchen/floors.json'), JSON.stringify(declared))

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

test('a package that declares no floors has no imports from above, and no circle either', () => {
  source('ground/database.ts', "import { menu } from '../menu/store.ts'")
  source('menu/store.ts')
  rmSync(join(project, 'kitchen/floors.json'))
  expect(violations()).toEqual([])
  source('menu/store.ts', "import { recipes } from '../recipes/store.ts'")
  expect(violations()).toEqual([
    'kitchen/src: folders import each other in a circle: recipes → ground → menu → recipes',
  ])
})

test('folders and files of a folder never import each other in a circle, however deep they are', () => {
  source('recipes/read/book/pages.ts', "import { cover } from '../cover.ts'")
  source('recipes/read/cover.ts', "import { store } from '../store.ts'")
  expect(violations()).toEqual([])
  source('recipes/read/cover.ts', "import { ink } from './book/ink.ts'")
  expect(violations()).toEqual(['kitchen/src/recipes/read: folders import each other in a circle: book → cover → book'])
})

test('the style of another component is no circle', () => {
  source('recipes/Page.tsx', "import { Row } from './Row.tsx'")
  source('recipes/Row.tsx', "import classes from './Page.module.css'")
  expect(violations()).toEqual([])
})

test('a folder may have floors of its own', () => {
  source('ground/files/disk.ts')
  source('ground/http/route.ts', "import { disk } from '../files/disk.ts'")
  declare({ ...floors, 'ground/': { base: ['files', 'database'], web: ['http'] } })
  expect(violations()).toEqual([])
  source('ground/files/disk.ts', "import { route } from '../http/route.ts'")
  source('ground/mail.ts')
  expect(violations()).toEqual([
    'kitchen/floors.json: src/ground/mail is on no floor',
    'kitchen/src/ground/files/disk.ts: files (base) imports ../http/route.ts from above, http (web)',
  ])
})
