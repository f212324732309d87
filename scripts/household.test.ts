import { type Language, languages, stemOfKey, wordsIn } from './word-files.ts'

/** On screens, those who share a book are a household; the code calls it a kitchen (docs/glossary.md). */

/** The word of the code, in each language. */
const kitchenIn: Readonly<Record<Language, RegExp>> = {
  'en-us': /kitchen/i,
  'de-de': /küche/i,
  'it-it': /\bcucin[ae]\b/i,
  'uk-ua': /кухн|кухон/i,
  he: /מטבח/,
}

/** Keys, without plural forms, that mean a room, cooking or what belongs to it. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'mfe-recipes/src': ['cook.title', 'cooked.log'],
  'mfe-recipes/src/cookable': ['cookable.atHand'],
  'mfe-recipes/src/share': ['sharing.nameInKitchen'],
  'mfe-settings/src': ['export.everythingAbout', 'notifications.kind.timers'],
  'mfe-settings/src/apps': ['apps.tokens.intro', 'apps.tokens.nameAbout'],
  'mfe-social/src': ['invitation.whatPotluckIs', 'invite.shareTitle', 'kitchens.alone', 'kitchens.who', 'moveIn.about'],
  'shell/src/about': ['about.idea', 'about.yours', 'begin.who'],
  'shell/src/cooking': ['label', 'promise.asleep'],
  'shell/src': ['welcome.cook.title'],
}

/** Folder and key of each word of a language that says kitchen, but for what is filled in. */
const kitchenKeys = (language: Language): readonly (readonly [string, string])[] =>
  wordsIn(language)
    .filter(({ text }) => kitchenIn[language].test(text.replace(/\{\{.*?\}\}/g, '')))
    .map(({ folder, key }) => [folder, stemOfKey(key)])

test('no word file calls a household a kitchen', () => {
  const found = languages.flatMap((language) =>
    kitchenKeys(language)
      .filter(([folder, key]) => !rooms[folder]?.includes(key))
      .map(([folder, key]) => `${language} ${folder} ${key}`),
  )
  expect(found).toEqual([])
})

test('each key that may say kitchen does so in some language', () => {
  const said = new Set(
    languages.flatMap((language) => kitchenKeys(language).map(([folder, key]) => `${folder} ${key}`)),
  )
  const idle = Object.entries(rooms).flatMap(([folder, keys]) => keys.map((key) => `${folder} ${key}`))
  expect(idle.filter((key) => !said.has(key))).toEqual([])
})
