import { misfits } from './skew.ts'

const shell = {
  contracts: [1],
  shared: [],
  names: { '@potluck/ui': ['Button', 'Card'], zod: ['z', 'z.object', 'z.string'] },
}

const takes = (names: Record<string, string[]>) => misfits({ id: 'recipes', contract: 1, shared: [], names }, shell)

test.each([
  ['@potluck/ui', ['Button', 'Button.displayName', 'default']],
  ['zod', ['z', 'z.string']],
  ['react', ['anything, as it is not known what the shell has of it']],
])('a remote that takes of %s what is there fits', (name, names) => {
  expect(takes({ [name]: names })).toEqual([])
})

test('every name that the shell lacks is told', () => {
  expect(takes({ '@potluck/ui': ['Button', 'Carousel', 'Map'], zod: ['z.record'] })).toEqual([
    'remote "recipes" takes Carousel, Map of @potluck/ui, which the shell lacks',
    'remote "recipes" takes z.record of zod, which the shell lacks',
  ])
})
