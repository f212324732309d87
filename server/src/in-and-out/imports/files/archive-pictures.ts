import type { ImportedRecipe, ImportImage } from '../import-item.ts'
import type { SourceFile } from './source-file.ts'

/** Maximum number of pictures of one recipe. */
const most = 50

const isElsewhere = (name: string): boolean => /^(?:https?:|data:|\/\/)/i.test(name)

/** The names of pictures in a node of JSON-LD, as written. */
function namesIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (depth > 2 || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.slice(0, most).flatMap((item) => namesIn(item, depth + 1))
  const values: unknown[] = ['url', 'contentUrl'].map((key) => (key in value ? Reflect.get(value, key) : null))
  return namesIn(
    values.find((name) => name !== null && name !== undefined),
    depth + 1,
  )
}

/** Pictures from the same archive, by name; missing files are skipped. */
export async function readPictures(file: SourceFile, names: readonly string[]): Promise<ImportImage[]> {
  const pictures: ImportImage[] = []
  for (const name of names.slice(0, most)) {
    const bytes = await file.readSibling(name)
    if (bytes !== null) pictures.push({ bytes: new Uint8Array(bytes) })
  }
  return pictures
}

/** The names of the picture beside a recipe of a Nextcloud cookbook. */
const ownPicture = ['full.jpg', 'full.png', 'full.webp']

/** Adds the pictures beside a JSON-LD file to its recipe. */
export async function withArchivePictures(
  recipe: ImportedRecipe,
  node: object,
  file: SourceFile,
): Promise<ImportedRecipe> {
  if (file.siblings.length === 0) return recipe
  const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1)
  const own = /(?:^|\/)recipe\.json$/.test(file.name)
    ? ownPicture.map((name) => folder + name).filter((name) => file.siblings.includes(name))
    : []
  const names = namesIn('image' in node ? node.image : null).filter((name) => !isElsewhere(name))
  const pictures = await readPictures(file, [...new Set([...own, ...names])])
  if (pictures.length === 0) return recipe
  // The picture in the archive is the one on the web, which need not be fetched.
  return { ...recipe, images: [...pictures, ...recipe.images.filter((image) => 'bytes' in image)] }
}
