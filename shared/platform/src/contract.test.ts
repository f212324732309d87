import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, supportedContracts } from './contract.ts'

/**
 * The change alarm. What a remote built last month may rely on is listed here by name. Adding a name is fine: add it
 * here too. Taking one away, or changing what it means, breaks remotes that are deployed: raise `contract`, keep the
 * number before in `supportedContracts`, and serve both.
 */
const promised = {
  'host.ts': {
    Host: [
      'contract',
      'api',
      'apiBase',
      'bus',
      'session',
      'preferences',
      'pins',
      'badges',
      'changes',
      'flags',
      'selfHosted',
      'language',
      'offeredLanguages',
      'navigate',
      'path',
      'toast',
      'confirm',
      'holdUnsavedChanges',
      'setTitle',
      'showTutorial',
      'requireLogin',
      'accountChanged',
      'logOut',
      'reportError',
    ],
    Session: ['loggedIn', 'account', 'capabilities'],
    PinnedRecipe: ['id', 'title', 'imageUrl'],
    Pins: ['pin', 'unpin', 'clear'],
    PreferencesStore: ['update', 'update'],
    Badges: ['set'],
    Toast: ['message', 'tone', 'duration', 'action'],
    Confirmation: ['title', 'message', 'confirm', 'destructive'],
    FeatureFlags: ['enableExperimentalOfflineCache', 'enableContribution', 'enableInstallInstructions'],
  },
  'changes.ts': {
    Changes: ['add', 'of', 'retry', 'discard'],
    Refusal: ['status', 'code'],
    ScopeChanges: ['changes', 'kept'],
  },
  'events.ts': { ChangeFact: ['reference', 'endpoint', 'scope', 'status'] },
  'bus.ts': { Bus: ['on', 'emit'] },
  'preferences.ts': { PreferencesSection: ['name', 'parse'] },
  'store.ts': { ReadableStore: ['get', 'subscribe'] },
  'remote.tsx': {
    RemoteDefinition: ['id', 'routes', 'locales', 'preferences', 'background'],
    Remote: ['contract', 'Root'],
    RemoteRoute: ['path', 'load'],
    BackgroundGiven: ['host', 't'],
  },
}

/** The names of an interface's members, read from its source: types leave no trace at run time. */
function membersOf(file: string, name: string): string[] {
  const source = readFileSync(join(__dirname, file), 'utf8')
  const body = source.match(new RegExp(`export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`))?.[1]
  if (body === undefined) throw new Error(`${file} has no interface ${name}`)
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(<:]/gm)].flatMap(([, member]) => member ?? [])
}

const shapes = Object.entries(promised).flatMap(([file, interfaces]) =>
  Object.entries(interfaces).map(([name, members]) => [name, file, members] as const),
)

test.each(shapes)('%s in %s has the members that contract 1 promises', (name, file, members) => {
  expect(contract).toBe(1)
  expect(membersOf(file, name).sort()).toEqual([...members].sort())
})

test('events keep their names and what they carry', () => {
  const source = readFileSync(join(__dirname, 'events.ts'), 'utf8')
  const events = [...source.matchAll(/^ {2}'?([\w:]+)'?: .+$/gm)].map(([line]) => line.trim())
  expect(events).toEqual([
    'auth: { readonly loggedIn: boolean }',
    "'recipe:updated': { readonly recipeId: string; readonly change: 'created' | 'saved' | 'deleted' }",
    "'changes:applied': ChangeFact & { readonly answer: unknown }",
    "'changes:refused': ChangeFact & { readonly code: string | null }",
    "'live:connected': Record<string, never>",
    "'import:pepperplate:working': Record<string, never>",
    "'import:pepperplate:complete': Record<string, never>",
    "'import:pepperplate:failed': { readonly reason: string }",
  ])
})

test('the shell serves the present contract and the one before', () => {
  expect(supportedContracts).toContain(contract)
  expect(supportedContracts.every((number) => number >= contract - 1 && number <= contract)).toBe(true)
})
