import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { readPackages } from './parts.mjs'
import { root } from './steps.mjs'

/** Files of remotes that call the server themselves, and why no hook of `shared/platform` does it for them. */
const allowed: Readonly<Record<string, string>> = {
  'mfe-recipes/src/background.ts': 'runs without a screen',
  'mfe-social/src/background.ts': 'runs without a screen',
  'mfe-social/src/kitchens/follow-invitations.ts': 'runs without a screen',
  'mfe-settings/src/import/sending.ts': 'a file goes on while its cook looks at other pages',
  'mfe-settings/src/server/restore/restore-calls.ts':
    'a restore goes on while the server is away, and a call that fails is part of it',
  'mfe-planning/src/meal-plans/dish/useLookUpRecipe.ts':
    'the dialog closes while it asks, and its questions end with it',
  'mfe-recipes/src/list-pages/page-question.ts': 'one question of two endpoints, asked for several pages at once',
}

const callsServer = (source: string): boolean => /\bapi\s*\??\.\s*call\(/.test(source)

test('the check of calls finds a call that is split over two lines', () => {
  expect(callsServer('await host.api\n  .call(getRecipe, input)')).toBe(true)
  expect(callsServer('useCall(getRecipe)')).toBe(false)
})

test('remotes call the server by useAnswer, useCall and the change queue, with few exceptions', () => {
  const sources = readPackages()
    .filter(({ kind }) => kind === 'remote')
    .flatMap(({ folder }) => [...filesBelow(`${root}/${folder}/src`)])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(300)
  const callers = sources.filter((file) => callsServer(readFileSync(file, 'utf8'))).map((file) => relative(root, file))
  expect(callers.toSorted()).toEqual(Object.keys(allowed).toSorted())
  expect(callers.length).toBeLessThanOrEqual(7)
})

/** Files of remotes that write a cached answer themselves: none guesses, all write what the server sent. */
const writers: Readonly<Record<string, string>> = {
  'mfe-settings/src/account/useAccount.ts': 'the answer of one call is the answer to another question',
  'mfe-settings/src/import/useImport.ts': 'the answer of one call is the answer to another question',
  'mfe-settings/src/notifications/useRungFor.ts': 'the server has confirmed what was sent, and answers nothing',
  'mfe-social/src/messages/useOutbox.ts': 'the answer of one call is the answer to another question',
  'mfe-social/src/people/own/useOwnProfile.ts': 'the answer of one call is the answer to another question',
  'mfe-social/src/people/own/visible/useProfileItems.ts': 'the answer of one call is the answer to another question',
}

test('remotes show a change before the server has confirmed it by change effects and optimistic, never by hand', () => {
  const sources = readPackages()
    .filter(({ kind }) => kind === 'remote')
    .flatMap(({ folder }) => [...filesBelow(`${root}/${folder}/src`)])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const found = sources.filter((file) => /\bset(Query|Queries)Data\b/.test(readFileSync(file, 'utf8')))
  expect(found.map((file) => relative(root, file)).toSorted()).toEqual(Object.keys(writers).toSorted())
})
