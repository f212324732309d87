import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { publishPart } from './publish-part.ts'
import { rollBack } from './rollback.ts'
import { makeFolder, writeRemote, writeShell } from './testing/built-part.ts'
import { withdraw } from './withdraw.ts'

let folder: string
let webRoot: string

beforeEach(async () => {
  folder = await makeFolder()
  webRoot = join(folder, 'web')
})

afterEach(() => rm(folder, { recursive: true }))

const opening = async () => JSON.parse(await readFile(join(webRoot, 'opening.json'), 'utf8'))
const publish = (directory: string, share?: number) =>
  publishPart({ directory, webRoot, reason: 'a test', ...(share !== undefined && { share }) })

const ofShell = {
  always: { files: ['assets/screens.1.js'] },
  provided: { react: ['assets/libraries.1.js'], '@potluck/ui/lists': ['assets/lists.1.js'] },
  words: { 'en-us': 'assets/en-us.1.json?v=1' },
  partsWords: { 'en-us': 'assets/parts-en-us.1.json?v=1' },
}
const ofRemote = {
  always: { files: ['remoteEntry.1a2b3c4d.js'], shared: ['react'] },
  routes: [
    {
      path: 'list/:folder',
      asks: 'recipes/by-page?folder=:folder',
      files: ['7.css', '7.js'],
      shared: ['@potluck/ui/lists', 'react', 'unknown'],
      words: { 'en-us': ['locales/list-en-us.json?v=2'] },
    },
  ],
  words: { 'en-us': 'locales/en-us.json?v=1' },
}

test('publish writes the files that an address needs: of the shell, of the remote, and what both share', async () => {
  await publish(await writeShell(folder, { main: 'main.1.js', opening: ofShell }))
  const { version } = await publish(await writeRemote(folder, { code: 'one', opening: ofRemote }))
  const at = `remotes/recipes/${version}/`
  expect(await opening()).toEqual({
    always: ['assets/screens.1.js'],
    words: { 'en-us': ['assets/en-us.1.json?v=1', 'assets/parts-en-us.1.json?v=1'] },
    screens: [
      {
        entry: `${at}remoteEntry.1a2b3c4d.js`,
        path: 'list/:folder',
        asks: 'recipes/by-page?folder=:folder',
        files: [
          `${at}remoteEntry.1a2b3c4d.js`,
          'assets/libraries.1.js',
          `${at}7.css`,
          `${at}7.js`,
          'assets/lists.1.js',
        ],
        words: { 'en-us': [`${at}locales/en-us.json?v=1`, `${at}locales/list-en-us.json?v=2`] },
      },
    ],
  })
})

test('another release of the shell, and one that is rolled back, have their own files', async () => {
  await publish(await writeShell(folder, { main: 'main.1.js', opening: ofShell }))
  await publish(
    await writeShell(folder, {
      main: 'main.2.js',
      opening: { ...ofShell, always: { files: ['assets/screens.2.js'] } },
    }),
  )
  expect((await opening()).always).toEqual(['assets/screens.2.js'])
  await rollBack(webRoot, { part: 'shell', reason: 'a test' })
  expect((await opening()).always).toEqual(['assets/screens.1.js'])
})

test('a canary stands beside the live version; a remote that was withdrawn is left out', async () => {
  await publish(await writeShell(folder, { main: 'main.1.js', opening: ofShell }))
  await publish(await writeRemote(folder, { code: 'one', opening: ofRemote }))
  await publish(await writeRemote(folder, { code: 'two', opening: ofRemote }), 10)
  expect((await opening()).screens).toHaveLength(2)
  await rollBack(webRoot, { part: 'recipes', reason: 'a test' })
  expect((await opening()).screens).toHaveLength(1)
  await withdraw(webRoot, { id: 'recipes', reason: 'a test' })
  expect((await opening()).screens).toEqual([])
})

test.each([{ opening: undefined }, { opening: 7 }, { opening: { always: [] } }])(
  'a remote whose build says %j is published without it',
  async (said) => {
    await publish(await writeShell(folder, { main: 'main.1.js', opening: ofShell }))
    await publish(await writeRemote(folder, { code: 'one', ...said }))
    expect((await opening()).screens).toEqual([])
  },
)
