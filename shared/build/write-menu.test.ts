import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { menuOf } from './write-menu.mjs'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'remote-'))
  await mkdir(join(directory, 'src/locales'), { recursive: true })
})

afterEach(() => rm(directory, { recursive: true }))

async function write(icon: string, english: object, more: object = {}): Promise<void> {
  const menu = [{ name: 'pantry', path: '/pantry', icon, order: 75, ...more }]
  await writeFile(join(directory, 'package.json'), JSON.stringify({ potluck: { remote: { id: 'pantry', menu } } }))
  await writeFile(join(directory, 'src/locales/en-us.json'), JSON.stringify(english))
  await writeFile(join(directory, 'src/locales/he.json'), JSON.stringify({ menu: { pantry: { title: 'מזווה' } } }))
}

test('an entry has the outlines of its icon and its words in each language', async () => {
  await write('shopping-cart', { menu: { pantry: { title: 'Pantry' } } })
  const [entry] = menuOf(directory)
  expect(entry).toMatchObject({ name: 'pantry', path: '/pantry', order: 75 })
  expect(entry.words).toEqual({ 'en-us': { title: 'Pantry' }, he: { title: 'מזווה' } })
  expect(entry.icon).toEqual(expect.arrayContaining(['M6 5l14 1l-1 7h-13']))
  expect(entry.icon).toHaveLength(4)
})

test('an icon that does not exist fails the build by name', async () => {
  await write('spaceship', { menu: { pantry: { title: 'Pantry' } } })
  expect(() => menuOf(directory)).toThrow('there is no icon spaceship')
})

test('an entry without English words fails the build by name', async () => {
  await write('book', {})
  expect(() => menuOf(directory)).toThrow('has no words for menu.pantry')
})

test('the count of an entry has its name, and another one fails the build', async () => {
  const english = { menu: { pantry: { title: 'Pantry' } } }
  await write('carrot', english, { badge: true })
  expect(menuOf(directory)[0].badge).toBe('pantry')
  await write('carrot', english, { badge: 'bottles' })
  expect(() => menuOf(directory)).toThrow('the badge of "pantry" is bottles: write true')
})

const words = { title: 'Pantry', about: 'What is in the house' }

test('an entry has its switch with its words', async () => {
  const english = { menu: { pantry: { title: 'Pantry' } }, switches: { usePantry: words } }
  await write('carrot', english, { switch: 'usePantry' })
  expect(menuOf(directory)[0].switch).toEqual({ name: 'usePantry', words: { 'en-us': words } })
})

test('a switch without English words fails the build by name', async () => {
  await write('book', { menu: { pantry: { title: 'Pantry' } } }, { switch: 'usePantry' })
  expect(() => menuOf(directory)).toThrow('has no words for switches.usePantry')
})
