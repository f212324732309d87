/** @page */

/** Runs the script, as a page does that is opened. */
const runScript = () => jest.isolateModules(() => void jest.requireActual('./paint-screen.ts'))

const { documentElement: root } = document

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  root.lang = 'en-us'
  root.dataset.opening = 'mark'
  document.head.innerHTML = ''
})

describe('the screen that the device stored', () => {
  const screen = { build: 'assets/first-screen.1.css', language: 'en-us', sheets: ['remotes/a/1/list.css'], style: '' }
  const html = '<main><a href="#/recipe/7">Soup</a><p data-style="color: red">new</p></main>'

  function storeAt(path: string, more: Readonly<Record<string, unknown>> = {}) {
    localStorage.setItem(`potluck:user:screen:${path}`, JSON.stringify({ ...screen, html, ...more }))
  }

  /** Parses the page behind the script, as a browser does. */
  async function openPage(build = screen.build) {
    // The change of the address is announced later.
    await new Promise((resolve) => setTimeout(resolve))
    document.head.insertAdjacentHTML('beforeend', '<meta name="home" content="/list/main">')
    runScript()
    document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${build}">`)
    document.body.innerHTML = '<div id="root"></div><div id="opening"></div>'
    await new Promise((resolve) => setTimeout(resolve))
    return document.querySelector('.opening-screen')
  }

  beforeEach(() => {
    localStorage.setItem('potluck:token', 'a token')
    document.body.innerHTML = ''
  })

  test.each([
    ['', '/list/main'],
    ['#/', '/list/main'],
    ['#/recipe/7', '/recipe/7'],
  ])('a member who opens "%s" sees the stored screen of %s', async (hash, path) => {
    location.hash = hash
    storeAt(path)
    const painted = await openPage()
    expect(painted).toHaveTextContent('Soup')
    expect(painted?.querySelector('p')?.style.color).toBe('red')
    expect(root.dataset.opening).toBe('screen')
    expect(document.querySelector('link[href="remotes/a/1/list.css"]')).toBeInTheDocument()
  })

  test('the screen of another path is not displayed', async () => {
    location.hash = '#/recipe/8'
    storeAt('/recipe/7')
    expect(await openPage()).toBeNull()
    expect(root.dataset.opening).toBe('mark')
  })

  test.each([{ language: 'he' }, { html: 7 }, { sheets: undefined }])(
    'a stored screen with %j is not displayed',
    async (more) => {
      storeAt('/list/main', more)
      expect(await openPage()).toBeNull()
      expect(root.dataset.opening).toBe('mark')
    },
  )

  test('a stored screen of another build is not displayed, nor are its styles', async () => {
    storeAt('/list/main')
    expect(await openPage('assets/first-screen.2.css')).toBeNull()
    expect(root.dataset.opening).toBe('mark')
    expect(document.querySelector('link[href="remotes/a/1/list.css"]')).toBeNull()
  })

  test('a guest does not see it', async () => {
    localStorage.removeItem('potluck:token')
    storeAt('/list/main')
    expect(await openPage()).toBeNull()
  })

  test('it is removed when a link leads to another address', async () => {
    storeAt('/list/main')
    expect(await openPage()).not.toBeNull()
    location.hash = '#/recipe/7'
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.querySelector('.opening-screen')).toBeNull()
    expect(root.dataset.opening).toBe('mark')
  })
})
