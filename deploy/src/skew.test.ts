import { adviceOn, misfits } from './skew.ts'

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
])('a remote fits when the shell has all names that it uses of %s', (name, names) => {
  expect(takes({ [name]: names })).toEqual([])
})

test('misfits lists every name that the shell lacks', () => {
  const problems = takes({ '@potluck/ui': ['Button', 'Carousel', 'Map'], zod: ['z.record'] })
  expect(problems.map(({ problem }) => problem)).toEqual([
    'remote "recipes" takes Carousel, Map of @potluck/ui, which the shell lacks',
    'remote "recipes" takes z.record of zod, which the shell lacks',
  ])
})

const react = (requiredVersion: string) =>
  misfits(
    { id: 'wine', contract: 1, shared: [{ name: 'react', version: '', requiredVersion, singleton: true }], names: {} },
    { ...shell, shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', singleton: true }] },
  )

test.each([
  ['^18.0.0', 'remote "wine" needs react ^18.0.0, the shell has 19.3.1: build it anew with what the shell has'],
  ['^20.0.0', 'remote "wine" needs react ^20.0.0, the shell has 19.3.1: publish a newer shell first'],
])('adviceOn says whether the remote or the shell is too old for react %s', (range, sentence) => {
  expect(adviceOn(react(range))).toBe(sentence)
})

test('adviceOn says to rebuild a remote whose contract is older than the shell supports', () => {
  const older = misfits({ id: 'wine', contract: 1, shared: [], names: {} }, { ...shell, contracts: [2, 3] })
  expect(adviceOn(older)).toBe(
    'remote "wine" needs contract 1, the shell has 2 and 3: build it anew with what the shell has',
  )
})

const withParts = (version: string) => ({
  ...shell,
  contracts: [1, 2],
  shared: [
    { name: '@potluck/parts', version, requiredVersion: '', singleton: true },
    { name: '@potluck/parts/Dialog', version, requiredVersion: '', singleton: true },
  ],
  names: { '@potluck/parts': ['Answered'] },
})

const builtWith = (version: string, subpath: string, names: string[]) => ({
  id: 'wine',
  contract: 1,
  shared: ['@potluck/parts', '@potluck/parts/Dialog', `@potluck/parts/${subpath}`].map((name) => ({
    name,
    version,
    requiredVersion: `^${version}`,
    singleton: true,
  })),
  names: { '@potluck/parts': names },
})

test.each([
  ['1.2.0', 'an older shell', '1.0.0', 'publish a newer shell first'],
  ['1.0.0', 'a newer shell', '2.0.0', 'build it anew with what the shell has'],
])(
  'a remote built with parts %s is told of %s by the package, once, whatever it takes of it',
  (built, _, has, advice) => {
    expect(adviceOn(misfits(builtWith(built, 'useWine', ['Carousel']), withParts(has)))).toBe(
      `remote "wine" needs @potluck/parts ^${built}, the shell has ${has}: ${advice}`,
    )
  },
)

test.each([
  ['1.0.0', '1.0.0', 'publish a newer shell first'],
  ['1.0.0', '1.1.0', 'build it anew with what the shell has'],
])(
  'a name that a shell lacks is not there yet, or was taken away when its package is newer (%s, %s)',
  (built, has, advice) => {
    expect(adviceOn(misfits(builtWith(built, 'useWine', ['Carousel']), withParts(has)))).toBe(
      `remote "wine" takes @potluck/parts/useWine, which the shell does not provide; remote "wine" takes Carousel of @potluck/parts, which the shell lacks: ${advice}`,
    )
  },
)
