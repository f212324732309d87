import type { Installation } from './installation.ts'

/**
 * The script of a remote with one screen at `list/:folder`.
 * @param screen body of the screen component
 * @param more overrides of what it exposes
 */
const remoteScript = (screen: string, more = ''): string => `
  var recipes = {
    init() {},
    get: async () => () => ({
      default: {
        contract: 3,
        id: 'recipes',
        locales: { 'en-us': 'words.json' },
        Root: ({ children }) => children,
        routes: [{ path: 'list/:folder', load: async () => () => { ${screen} } }],
        ${more}
      },
    }),
  }`

/**
 * Publishes a test remote instead of `recipes`, as a deployment does: files first, then the registry.
 * @returns the path of its entry
 */
export async function publishTestRemote(
  installation: Installation,
  screen: string,
  version = '1.0.0',
  more = '',
): Promise<string> {
  const entry = `remotes/recipes/${version}/remoteEntry.js`
  await installation.put('words.json', '{}')
  await installation.put(entry, remoteScript(screen, more))
  // It does not say which files its addresses need.
  await installation.put('opening.json', '{ "always": [], "words": {}, "screens": [] }')
  await installation.editRegistry(({ remotes }) => {
    for (const live of remotes) if (live.id === 'recipes') Object.assign(live, { version, entry })
  })
  return entry
}
