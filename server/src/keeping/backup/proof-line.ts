import type { Proof } from './backup-files.ts'

const counted = (count: number, one: string): string => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** Says what a backup is proven to hold. */
export function proofLine({ provenAt, recipes, pictures, rows, missing }: Proof): string {
  const holds = `${counted(recipes, 'recipe')}, ${counted(pictures, 'picture')}, ${counted(rows, 'row')}`
  const warning =
    missing === 0 ? '' : `. ${counted(missing, 'picture')} had no files, or damaged ones: npm run check-data`
  return `Proven ${provenAt}: ${holds}${warning}`
}
