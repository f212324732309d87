/** @page */
export {}

/** Runs the script, as a page does that is opened, and lets what it began settle. */
async function openPage() {
  jest.isolateModules(() => void jest.requireActual('./ask-early.ts'))
  await new Promise((resolve) => setTimeout(resolve))
}

const opening = {
  always: ['assets/screens.1.js'],
  words: { 'en-us': ['assets/en-us.1.json?v=1'], he: ['assets/he.1.json?v=1'] },
  screens: [
    { path: 'list/:folder', files: ['remotes/a/1/list.js', 'remotes/a/1/list.css'], words: { 'en-us': ['a-en.json'] } },
    { path: 'list/trash', files: ['remotes/a/1/trash.js'], words: {} },
    { path: 'recipe/:recipeId', files: ['https://other.example/recipe.js'], words: {} },
  ],
}

let requests: { readonly address: string; readonly options: RequestInit }[]
let answer: unknown

const addresses = () => requests.map(({ address }) => address)
const preloads = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) =>
    [link.getAttribute('as'), link.getAttribute('href'), link.getAttribute('crossorigin')].join(' ').trim(),
  )

beforeEach(async () => {
  localStorage.clear()
  location.hash = ''
  document.documentElement.lang = 'en-us'
  document.head.innerHTML = '<meta name="home" content="/list/main">'
  requests = []
  answer = opening
  Object.assign(window, {
    fetch(address: string, options: RequestInit) {
      requests.push({ address, options })
      return Promise.resolve({ json: async () => answer })
    },
  })
  await new Promise((resolve) => setTimeout(resolve))
})

test('a guest only asks for the settings', async () => {
  await openPage()
  expect(addresses()).toEqual(['config.json'])
})

describe('a member', () => {
  beforeEach(() => localStorage.setItem('potluck:token', 'my token'))

  test('asks for settings, registry and the files of the address', async () => {
    await openPage()
    expect(addresses()).toEqual(['config.json', 'remotes.json', 'opening.json'])
    expect(preloads()).toEqual([
      'script assets/screens.1.js',
      'script remotes/a/1/list.js',
      'style remotes/a/1/list.css',
      'fetch assets/en-us.1.json?v=1 anonymous',
      'fetch a-en.json anonymous',
    ])
    expect(Object.keys(window.potluckEarly ?? {})).toEqual([
      'http://localhost/config.json',
      'http://localhost/remotes.json',
    ])
  })

  test('gets the files of the most exact route', async () => {
    location.hash = '#/list/trash?search=soup'
    await openPage()
    expect(preloads()).toContain('script remotes/a/1/trash.js')
    expect(preloads()).not.toContain('script remotes/a/1/list.js')
  })

  test('gets files of another origin as that origin allows', async () => {
    location.hash = '#/recipe/7'
    await openPage()
    expect(preloads()).toContain('script https://other.example/recipe.js anonymous')
  })

  test('asks with the token what the screen asked the last time, and only this server', async () => {
    const questions = ['http://localhost/api/recipes', 'https://evil.example/api/recipes', 7]
    localStorage.setItem('potluck:user:questions', JSON.stringify({ '/list/main': questions }))
    await openPage()
    expect(requests.filter(({ options }) => options.headers)).toEqual([
      { address: 'http://localhost/api/recipes', options: { headers: { authorization: 'Bearer my token' } } },
    ])
    expect(addresses()).not.toContain('https://evil.example/api/recipes')
  })

  test.each([null, {}, { always: [], words: {}, screens: 7 }])(
    'goes on without when opening.json is %j',
    async (file) => {
      answer = file
      await openPage()
      expect(preloads()).toEqual([])
    },
  )

  test('fetches no files early where a service worker has them', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
    try {
      await openPage()
      expect(addresses()).toEqual(['config.json', 'remotes.json'])
    } finally {
      Reflect.deleteProperty(navigator, 'serviceWorker')
    }
  })
})
