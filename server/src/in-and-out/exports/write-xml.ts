import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Services } from '../../machinery/for-features/services.ts'
import type { Export, ExportWriter } from './export-writer.ts'
import { exportedFields } from './exported-fields.ts'
import { pictureAddress } from './picture-address.ts'
import { readRecipes, type StoredRecipe } from './read-recipes.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Escapes a text for XML 1.0 and removes characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"\r]/g, (character) => escapes[character] ?? '')

const element = (name: string, inner: string): string => `<${name}>${inner}</${name}>`

const leaves = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => element(name, escaped(value)))
    .join('')

/** A recipe as an element. @param pictures `data:` URLs by id, of those pictures whose files exist */
export function recipeElement(recipe: StoredRecipe, ownerId: string, pictures: ReadonlyMap<string, string>): string {
  const { fromUser, draft, images } = recipe
  const person = fromUser && element('fromUser', leaves({ name: fromUser.name, handle: fromUser.handle ?? '' }))
  const labels = draft.labels.map((title) => element('labels', leaves({ title })))
  const located = images.map(({ id }) => element('images', leaves({ id, location: pictures.get(id) ?? '' })))
  const parts = [leaves({ ...exportedFields(recipe), userId: ownerId }), person ?? '', ...labels, ...located]
  return element('recipe', parts.join(''))
}

async function* writeXml({ database, imageFiles }: Services, content: Export): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<data>\n'
  for await (const recipe of readRecipes(database, content, content.recipeIds)) {
    const pictures = new Map<string, string>()
    for (const { id, digest } of content.images ? recipe.images : []) {
      const address = await pictureAddress(imageFiles, digest)
      if (address !== null) pictures.set(id, address)
    }
    yield `${recipeElement(recipe, content.member.id, pictures)}\n`
    await nextTurn()
  }
  yield '</data>\n'
}

/** XML in the format of RecipeSage, with pictures as `data:` URLs. It contains no e-mails of other members. */
export const xmlWriter: ExportWriter = {
  contentType: 'application/xml; charset=utf-8',
  ending: '.xml',
  write: writeXml,
}
