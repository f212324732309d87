/** @page */

/** The names of a product that is opened at this path. */
function namesAt(path: string) {
  history.replaceState(null, '', path)
  jest.resetModules()
  const { storedName } = jest.requireActual<typeof import('./stored-name.ts')>('./stored-name.ts')
  return { storedName, ...jest.requireActual<typeof import('./user-data.ts')>('./user-data.ts') }
}

afterEach(() => history.replaceState(null, '', '/'))

test.each(['/', '/index.html', '/?from=home#/recipe/1'])(
  'at the root, %s, names are those that they always were',
  (at) => {
    const { storedName, userDataKey } = namesAt(at)
    expect([storedName('token'), userDataKey('draft', '1')]).toEqual(['potluck:token', 'potluck:user:draft:1'])
  },
)

test.each(['/home/potluck/', '/home/potluck/index.html', '/home/potluck/service-worker.js'])(
  'below a path, %s, names carry it, and no other product takes them for its own',
  (at) => {
    const { storedName, userDataKey } = namesAt(at)
    expect(storedName('token')).toBe('potluck/home/potluck:token')
    const key = userDataKey('draft', '1')
    expect(key).toBe('potluck/home/potluck:user:draft:1')
    for (const other of ['/', '/home/', '/home/potluck/two/', '/home/potluck2/'])
      expect(key.startsWith(namesAt(other).userDataPrefix)).toBe(false)
  },
)
