import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { LinkedName } from '@potluck/cooking/linked/named-in'
import { exactName } from '../imports/exact-values.ts'
import { titles } from './file-names.ts'
import { withReferences } from './linked-titles.ts'
import { archiveWriter, type RecipeFileFormat, type RecipeParts } from './recipe-archive.ts'

const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').toUpperCase()

/** Headers as Paprika's users write them, "Sauce:", and no text that Paprika takes for a link to a photo or a recipe. */
const paprikaText = (text: string): string =>
  text.replace(/^[ \t]*\[([^\]\n]+)\][ \t]*$/gm, '$1:').replace(/\[(?=(?:photo|recipe):)/gi, '[ ')

/** Paprika ends a reference at its bracket. */
const isTitleOfReference = ({ title }: LinkedName): boolean => !/[[\]]/.test(title)

function jsonOf({ recipe: { id, createdAt, draft }, pictures, linked = [], exact }: RecipeParts): string {
  const [cover, ...others] = pictures
  const fields = {
    uid: id.toUpperCase(),
    name: draft.title,
    description: draft.description,
    ingredients: withReferences(
      paprikaText(draft.ingredients),
      linked.filter(isTitleOfReference),
      (title) => `[recipe:${title}]`,
    ),
    directions: paprikaText(draft.instructions),
    notes: draft.notes,
    nutritional_info: draft.nutrition,
    servings: draft.yield,
    prep_time: draft.activeTime,
    cook_time: '',
    total_time: draft.totalTime,
    difficulty: '',
    rating: draft.rating ?? 0,
    source: draft.source || draft.author,
    source_url: draft.url,
    categories: draft.labels,
    created: createdAt.slice(0, 19).replace('T', ' '),
    image_url: null,
    photo: cover ? `${id.toUpperCase()}.webp` : null,
    photo_hash: cover ? digestOf(cover) : null,
    photo_data: cover?.toString('base64') ?? null,
    photos: others.map((bytes, at) => ({
      name: String(at + 2),
      filename: `${id.toUpperCase()}-${at + 2}.webp`,
      hash: digestOf(bytes),
      data: bytes.toString('base64'),
    })),
    [exactName]: exact,
  }
  return JSON.stringify({ ...fields, hash: digestOf(JSON.stringify(fields)) })
}

/** Paprika's own format: a zip of gzipped JSON, with the fields that its exports have. */
export const paprika: RecipeFileFormat = {
  reads: 'paprika',
  ending: '.paprikarecipes',
  naming: titles,
  filesOf: (parts) => [{ name: `${parts.name}.paprikarecipe`, bytes: gzipSync(jsonOf(parts)), compress: false }],
}

export const paprikaWriter = archiveWriter(paprika)
