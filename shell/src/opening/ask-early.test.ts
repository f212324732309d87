/** @page */
export {}

/** Runs the script, as a page does that is opened. */
const openPage = () => jest.isolateModules(() => void jest.requireActual('./ask-early.ts'))

let requests: { readonly address: string; readonly options: RequestInit }[]

const addresses = () => requests.map(({ address }) => address)

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = '<meta name="home" content="/list/main">'
  requests = []
  Object.assign(window, {
    fetch(address: string, options: RequestInit) {
      requests.push({ address, options })
      return Promise.resolve('an answer')
    },
  })
})

test('a guest only asks for the settings', () => {
  openPage()
  expect(addresses()).toEqual(['config.json'])
})

test('a member asks for settings and registry, whose answers the application finds', async () => {
  localStorage.setItem('potluck:token', 'my token')
  openPage()
  expect(addresses()).toEqual(['config.json', 'remotes.json'])
  expect(await window.potluckEarly?.['http://localhost/config.json']).toBe('an answer')
  expect(Object.keys(window.potluckEarly ?? {})).toHaveLength(2)
})

test('below a path the session of the product at the root is another one', () => {
  history.replaceState(null, '', '/home/potluck/')
  localStorage.setItem('potluck:token', 'of the root')
  openPage()
  localStorage.setItem('potluck/home/potluck:token', 'my token')
  openPage()
  expect(addresses()).toEqual(['config.json', 'config.json', 'remotes.json'])
  history.replaceState(null, '', '/')
})

test('a member asks with the token what the screen asked the last time, and only this server', () => {
  localStorage.setItem('potluck:token', 'my token')
  const questions = ['http://localhost/api/recipes', 'https://evil.example/api/recipes', 7]
  localStorage.setItem('potluck:user:questions', JSON.stringify({ '/list/main': questions }))
  openPage()
  expect(requests.filter(({ options }) => options.headers)).toEqual([
    { address: 'http://localhost/api/recipes', options: { headers: { authorization: 'Bearer my token' } } },
  ])
  expect(addresses()).not.toContain('https://evil.example/api/recipes')
})

test.each(['{"', '7', '{"/list/main":7}'])('damaged questions, %s, are passed over', (stored) => {
  localStorage.setItem('potluck:token', 'my token')
  localStorage.setItem('potluck:user:questions', stored)
  openPage()
  expect(addresses()).toEqual(['config.json', 'remotes.json'])
})
