import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Services } from '../machinery/services.ts'
import type { Export, ExportWriter } from './export-writer.ts'
import { exportedFields } from './exported-fields.ts'
import { pictureAddress } from './picture-bytes.ts'
import { readRecipes, type StoredRecipe } from './read-recipes.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Text as XML 1.0 can hold it: what may not stand in a document at all is left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"\r]/g, (character) => escapes[character] ?? '')

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`

const leaves = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => element(name, escaped(value)))
    .join('')

/** @param pictures by the id of each, where their files are there */
function recipeElement(recipe: StoredRecipe, ownerId: string, pictures: ReadonlyMap<string, string>): string {
  const { fromUser, draft, images } = recipe
  const person = fromUser && element('fromUser', leaves({ name: fromUser.name, handle: fromUser.handle ?? '' }))
  const labels = draft.labels.map((title) => element('labels', leaves({ title })))
  const located = images.map(({ id }) => element('images', leaves({ id, location: pictures.get(id) ?? '' })))
  const parts = [leaves({ ...exportedFields(recipe), userId: ownerId }), person ?? '', ...labels, ...located]
  return element('recipe', parts.join(''))
}

async function* writeXml({ database, imageFiles }: Services, wanted: Export): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<data>\n'
  for await (const recipe of readRecipes(database, wanted.member, wanted.recipeIds)) {
    const pictures = new Map<string, string>()
    for (const { id, digest } of wanted.images ? recipe.images : []) {
      const address = await pictureAddress(imageFiles, digest)
      if (address !== null) pictures.set(id, address)
    }
    yield `${recipeElement(recipe, wanted.member.id, pictures)}\n`
    await nextTurn()
  }
  yield '</data>\n'
}

/** XML of the shape that RecipeSage wrote, its pictures as `data:` addresses. E-mails of others are in none. */
export const xmlWriter: ExportWriter = {
  contentType: 'application/xml; charset=utf-8',
  ending: '.xml',
  write: writeXml,
}
