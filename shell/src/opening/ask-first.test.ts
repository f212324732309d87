/** @page */
export {}

/** Runs the script, as a page does that is opened, and lets what it began settle. */
async function openPage() {
  jest.isolateModules(() => void jest.requireActual('./ask-first.ts'))
  await new Promise((resolve) => setTimeout(resolve))
}

const address = 'http://localhost/api/recipes/by-page?folder=main&count=100'
const config = 'http://localhost/config.json'
const network = jest.fn()

const screenAsks = (asks?: string) =>
  Object.assign(window, { potluckScreen: Promise.resolve({ path: 'list/:folder', asks }) })

const json = (content: object) => Promise.resolve({ clone: () => ({ json: async () => content }) })

beforeEach(() => {
  location.hash = ''
  localStorage.setItem('potluck:token', 'one')
  document.head.innerHTML = '<meta name="home" content="/list/main">'
  network.mockReset().mockResolvedValue('from the network')
  Object.assign(window, {
    fetch: network,
    potluckEarly: { [config]: json({}) },
  })
  screenAsks('recipes/by-page?folder=:folder&count=100')
})
afterEach(() => localStorage.clear())

test('the question is asked once, with parameters of the address and the token, for the application to take', async () => {
  await openPage()
  expect(network.mock.calls).toEqual([[address, { headers: { authorization: 'Bearer one' } }]])
  expect(await window.potluckEarly?.[address]).toBe('from the network')
})

test('the question goes to the API that the deployment names', async () => {
  Object.assign(window, { potluckEarly: { [config]: json({ apiBase: 'https://api.example/v1' }) } })
  await openPage()
  expect(network.mock.calls[0]?.[0]).toBe('https://api.example/v1/recipes/by-page?folder=main&count=100')
})

test.each([{ betaApiBase: 'https://beta.example' }, { apiOverrides: { localhost: 'v2/' } }])(
  'nothing is asked early where the host decides which API it is (%j)',
  async (named) => {
    Object.assign(window, { potluckEarly: { [config]: json(named) } })
    await openPage()
    expect(network).not.toHaveBeenCalled()
  },
)

test('the question is asked when the application has read the settings before the screen is known', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  let isRead = false
  const answer = {
    clone() {
      if (isRead) throw new TypeError('body is already used')
      return { json: async () => ({}) }
    },
  }
  Object.assign(window, { potluckEarly: { [config]: Promise.resolve(answer) }, potluckScreen: promise })
  await openPage()
  isRead = true
  resolve({ path: 'list/:folder', asks: 'recipes/by-page?folder=:folder&count=100' })
  await new Promise((settled) => setTimeout(settled))
  expect(network).toHaveBeenCalledTimes(1)
})

test.each([
  ['the address has a query', () => location.assign('#/list/main?labels=soup')],
  ['the device knows what the screen asks', () => Object.assign(window.potluckEarly ?? {}, { [`${address}0`]: 1 })],
  ['it would go to another server', () => screenAsks('//other.example/:folder')],
  ['the remote says none', () => screenAsks()],
  ['nobody is logged in', () => localStorage.clear()],
])('nothing is asked when %s', async (_what, arrange) => {
  arrange()
  await openPage()
  expect(network).not.toHaveBeenCalled()
})
