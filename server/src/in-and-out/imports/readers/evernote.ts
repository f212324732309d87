import { type Clipped, clip } from '@potluck/clip/clip'
import { base64Bytes } from '../files/base64.ts'
import { childrenNamed, textOf, type XmlElement } from '../files/xml-records.ts'
import type { ImportImage, ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe, unreadable } from '../imported-recipe.ts'
import { draftOfClipped } from '../json-ld-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { openXmlFile } from './xml-file.ts'

/** Most pictures of one note. */
const maxPictures = 50

/** `20211121T180200Z` as `2021-11-21T18:02:00Z`. */
const instantOf = (written: string): string =>
  written.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')

/** The content of a note, which is a document of its own, as a part of a page. */
const pageOf = (content: string): string =>
  `<article>${content.replace(/^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>]*>\s*)?/i, '')}</article>`

const hasIngredients = (read: Clipped): boolean => read.recipe.ingredients.length > 0

/** The recipes of a note: by labels and lists as on a page, else as of a pasted text. */
function readNote(title: string, content: string): Clipped | null {
  const page = clip(pageOf(content))
  if (page.outcome === 'refused') return null
  if (page.outcome === 'recipe' && hasIngredients(page)) return page
  const text = clip([title, ...page.lines.filter((line) => line !== title)].join('\n'))
  return text.outcome === 'recipe' && hasIngredients(text) ? text : null
}

function picturesOf(note: XmlElement): ImportImage[] {
  const pictures = childrenNamed(note, 'resource').filter((resource) => textOf(resource, 'mime').startsWith('image/'))
  return pictures.slice(0, maxPictures).map((resource) => ({ bytes: base64Bytes(textOf(resource, 'data')) }))
}

function readRecipes(note: XmlElement, { t }: ReadingContext): ImportItem {
  const title = textOf(note, 'title')
  const read = readNote(title, textOf(note, 'content'))
  if (read === null) return unreadable(title || t('import.recipe'), 'no-recipe')
  const about = note.children.find(({ name }) => name === 'note-attributes')
  const draft = draftOfClipped(read.recipe, t)
  return importedRecipe(
    {
      ...draft,
      title: title || draft.title,
      url: (about && textOf(about, 'source-url')) || draft.url,
      author: (about && textOf(about, 'author')) || draft.author,
      labels: childrenNamed(note, 'tag').map(({ text }) => text),
    },
    { images: picturesOf(note), createdAt: pastInstant(instantOf(textOf(note, 'created'))) },
  )
}

/** Evernote: `.enex` is XML (http://xml.evernote.com/pub/evernote-export4.dtd); a note without ingredients is none. */
export const evernoteReader: ImportReader = {
  open: (file, context) => openXmlFile(file, 'note', context, (note) => readRecipes(note, context)),
}
