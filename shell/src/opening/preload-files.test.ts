/** @page */
export {}

/** Runs the script, as a page does that is opened, and lets what it began settle. */
async function openPage() {
  jest.isolateModules(() => void jest.requireActual('./preload-files.ts'))
  await new Promise((resolve) => setTimeout(resolve))
}

const own = 'remotes/a/1/entry.js'
const other = 'https://other.example/entry.js'
const opening = {
  always: ['assets/screens.1.js'],
  words: { 'en-us': ['assets/en-us.1.json?v=1'], he: ['assets/he.1.json?v=1'] },
  screens: [
    {
      entry: own,
      path: 'list/:folder',
      files: ['list.js', 'list.css'],
      words: { 'en-us': ['a-en.json', 'kitchen.js'] },
    },
    { entry: own, path: 'list/trash', files: ['trash.js'], words: {} },
    { entry: other, path: 'recipe/:recipeId', files: ['https://other.example/recipe.js'], words: {} },
  ],
}

let registry: unknown
let answer: unknown

const preloads = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) =>
    ['as', 'href', 'crossorigin']
      .map((name) => link.getAttribute(name) ?? '')
      .join(' ')
      .trim(),
  )

const json = (content: () => unknown) => ({ clone: () => ({ json: async () => content() }) })

beforeEach(async () => {
  location.hash = ''
  document.documentElement.lang = 'en-us'
  document.head.innerHTML = '<meta name="home" content="/list/main">'
  registry = { remotes: [{ entry: own }, { entry: other, enabled: true }] }
  answer = opening
  Object.assign(window, {
    potluckEarly: { 'http://localhost/remotes.json': Promise.resolve(json(() => registry)) },
    fetch: async () => json(() => answer),
  })
  // jsdom has no timing of resources.
  Object.assign(performance, { getEntriesByName: () => ['there'] })
  await new Promise((resolve) => setTimeout(resolve))
})

test('the files of the address and of the language are preloaded, each by its kind', async () => {
  await openPage()
  expect(preloads()).toEqual([
    'fetch assets/en-us.1.json?v=1 anonymous',
    'script assets/screens.1.js',
    'script list.js',
    'style list.css',
    'fetch a-en.json anonymous',
    'script kitchen.js',
  ])
})

test('code waits for the scripts that the page itself preloads: some for the first, the rest for all; words do not', async () => {
  const link = (file: string) => `<link rel="preload" as="script" href="${file}">`
  document.head.insertAdjacentHTML('beforeend', link('libraries.js') + link('first-screen.js'))
  performance.getEntriesByName = () => []
  await openPage()
  const loaded = async (file: string) => {
    document.querySelector(`link[href="${file}"]`)?.dispatchEvent(new Event('load'))
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(preloads().slice(2)).toEqual(['fetch assets/en-us.1.json?v=1 anonymous'])
  await loaded('first-screen.js')
  expect(preloads().slice(3)).toEqual(['script assets/screens.1.js'])
  await loaded('libraries.js')
  expect(preloads()).toContain('script list.js')
})

test.each([
  ['#/auth/login', ['script login.js', 'style login.css']],
  ['#/login', ['script login.js', 'style login.css']],
  ['#/welcome', []],
  ['', []],
])('a guest at "%s" preloads %j', async (hash, files) => {
  location.hash = hash
  document.head.innerHTML += '<meta name="login-files" content="login.js login.css">'
  Object.assign(window, { potluckEarly: { 'http://localhost/config.json': Promise.resolve(json(() => ({}))) } })
  await openPage()
  expect(preloads()).toEqual(files)
})

test('the most exact route wins', async () => {
  location.hash = '#/list/trash?search=soup'
  await openPage()
  expect(preloads()).toContain('script trash.js')
  expect(preloads()).not.toContain('script list.js')
})

test('files of another origin are fetched as that origin allows', async () => {
  location.hash = '#/recipe/7'
  await openPage()
  expect(preloads()).toContain('script https://other.example/recipe.js anonymous')
})

test.each([
  ['another version', { remotes: [{ entry: 'remotes/a/2/entry.js' }] }],
  ['none, because it is switched off', { remotes: [{ entry: own, enabled: false }] }],
])('nothing of a remote is preloaded when the registry names %s', async (_what, live) => {
  registry = live
  await openPage()
  expect(preloads()).toEqual(['fetch assets/en-us.1.json?v=1 anonymous', 'script assets/screens.1.js'])
})

test.each([null, {}, { always: [], words: {}, screens: 7 }])(
  'nothing is preloaded when opening.json is %j',
  async (file) => {
    answer = file
    await openPage()
    expect(preloads()).toEqual([])
  },
)

test('nothing is preloaded for a guest', async () => {
  delete window.potluckEarly
  await openPage()
  expect(preloads()).toEqual([])
})
