import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** On screens, those who share a book are a household; the code calls it a kitchen (docs/glossary.md). */

const root = join(__dirname, '..')

/** The word of the code, in each language. */
const kitchenIn: Readonly<Record<string, RegExp>> = {
  'en-us': /kitchen/i,
  'de-de': /küche/i,
  'it-it': /\bcucin[ae]\b/i,
  'uk-ua': /кухн|кухон/i,
  he: /מטבח/,
}

/** Keys, without plural forms, that mean a room, cooking or what belongs to it. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'mfe-planning/src/meal-plans': ['plan.pin', 'plan.pinned'],
  'mfe-recipes/src': ['cook.start', 'cook.title', 'cooked.log', 'list.ratingsAreOwn', 'recipe.pin', 'recipe.unpin'],
  'mfe-recipes/src/cookable': ['cookable.atHand'],
  'mfe-recipes/src/share': ['sharing.nameInKitchen'],
  'mfe-settings/src': ['export.everythingAbout', 'notifications.kind.timers'],
  'mfe-settings/src/security': ['security.tokens.intro', 'security.tokens.nameAbout'],
  'mfe-social/src': [
    'dissolving.rests',
    'invitation.whatPotluckIs',
    'invite.shareTitle',
    'kitchens.alone',
    'kitchens.does.reader',
    'kitchens.who',
    'moveIn.about',
  ],
  'server/src/book/pages': ['page.about'],
  'server/src/machinery/base/mail': ['kitchenDissolvedLetter.text'],
  'shell/src/about': ['about.idea', 'about.yours', 'begin.who'],
  'shell/src/cooking': ['label', 'promise.asleep'],
  'shell/src': ['welcome.cook.title'],
  'shell/src/opening': ['about'],
  'shell/src/service-worker': ['app.about'],
}

type Words = { readonly [key: string]: string | Words }

const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[`${prefix}${key}`, word]] : flat(word, `${prefix}${key}.`),
  )

const files = globSync('{mfe-*,shell,server,shared/*}/src/**/locales/*.json', { cwd: root })

/** The keys of a file whose words say kitchen, but for what is filled in. */
const kitchenKeys = (file: string): readonly string[] =>
  flat(JSON.parse(readFileSync(join(root, file), 'utf8')))
    .filter(([, word]) => kitchenIn[basename(file, '.json')]?.test(word.replace(/\{\{.*?\}\}/g, '')))
    .map(([key]) => key.replace(/_(zero|single|one|two|few|many|other)$/, ''))

const folderOf = (file: string): string => file.replace(/\/locales\/.*/, '')

test('no word file calls a household a kitchen', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    kitchenKeys(file)
      .filter((key) => !rooms[folderOf(file)]?.includes(key))
      .map((key) => `${file}: ${key}`),
  )
  expect(found).toEqual([])
})

test('each key that may say kitchen does so in some language', () => {
  const said = new Set(files.flatMap((file) => kitchenKeys(file).map((key) => `${folderOf(file)} ${key}`)))
  const idle = Object.entries(rooms).flatMap(([folder, keys]) => keys.map((key) => `${folder} ${key}`))
  expect(idle.filter((key) => !said.has(key))).toEqual([])
})
