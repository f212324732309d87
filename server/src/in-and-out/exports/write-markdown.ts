import { isHeaderLine } from '@potluck/clip/recipe'
import { stringify } from 'yaml'
import { exactName } from '../imports/exact-values.ts'
import { bookWords } from './book-words.ts'
import { titles } from './file-names.ts'
import { archiveWriter, type RecipeFileFormat, type RecipeParts } from './recipe-archive.ts'
import type { ArchivedFile } from './zip-files.ts'

const withoutEmpty = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** The metadata of a text, between lines of three dashes. */
export const frontMatter = (values: Readonly<Record<string, unknown>>): string =>
  `---\n${stringify(withoutEmpty(values), { lineWidth: 0 })}---\n`

/** A list; headers are headings of a lower level. */
const listOf = (text: string, mark: (number: number) => string): string => {
  let number = 0
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      if (!isHeaderLine(line)) return `${mark(++number)} ${line}`
      number = 0
      return `\n### ${line.trim().slice(1, -1).trim()}\n`
    })
    .join('\n')
    .trim()
}

const part = (heading: string, text: string): string => (text === '' ? '' : `## ${heading}\n\n${text}`)

/** The pictures are in a folder of the recipe's name. */
const pictureFiles = ({ name, pictures }: RecipeParts): ArchivedFile[] =>
  pictures.map((bytes, at) => ({ name: `pictures/${name}/${at + 1}.webp`, bytes, compress: false }))

function textOf(parts: RecipeParts, pictures: readonly ArchivedFile[]): string {
  const { draft, createdAt } = parts.recipe
  const t = bookWords(parts.language)
  const matter = frontMatter({
    title: draft.title,
    servings: draft.yield,
    'active time': draft.activeTime,
    'total time': draft.totalTime,
    source: draft.source,
    author: draft.author,
    nutrition: draft.nutrition,
    url: draft.url,
    rating: draft.rating,
    tags: draft.labels,
    created: createdAt.slice(0, 10),
    [exactName]: parts.exact,
  })
  const sections = [
    `# ${draft.title}`,
    ...pictures.map(({ name }) => `![](<${name}>)`),
    draft.description,
    part(
      t('book.ingredients'),
      listOf(draft.ingredients, () => '-'),
    ),
    part(
      t('book.steps'),
      listOf(draft.instructions, (number) => `${number}.`),
    ),
    part(t('book.notes'), draft.notes),
  ]
  return `${matter}\n${sections.filter((section) => section !== '').join('\n\n')}\n`
}

/** Markdown with front matter, as Obsidian and static sites read it. */
export const markdown: RecipeFileFormat = {
  reads: 'text',
  ending: '.zip',
  naming: titles,
  filesOf(parts) {
    const pictures = pictureFiles(parts)
    const bytes = Buffer.from(textOf(parts, pictures))
    return [{ name: `${parts.name}.md`, bytes, compress: true }, ...pictures]
  },
}

export const markdownWriter = archiveWriter(markdown)
