import type { directImports } from '@potluck/api/direct-imports'
import { isArchive } from './files/archive.ts'
import { textStart } from './files/file-text.ts'
import { fileAt, type SourceFile } from './files/source-file.ts'

type DirectFormat = (typeof directImports)[number]['format']

const isZip = ({ head }: SourceFile): boolean => isArchive(head)
const isGzip = ({ head }: SourceFile): boolean => head[0] === 0x1f && head[1] === 0x8b
const isMarkup = (file: SourceFile): boolean => /^[\s\uFEFF]*</.test(textStart(file))
const isJson = (file: SourceFile): boolean => /^[\s\uFEFF]*[[{]/.test(textStart(file))
const isAccess = ({ head }: SourceFile): boolean => head.toString('latin1', 4, 13) === 'Standard '

const formatChecks: Readonly<Record<DirectFormat, readonly ((file: SourceFile) => boolean)[]>> = {
  paprika: [isZip, isGzip],
  'json-ld': [isZip, isJson],
  cookmate: [isZip, isMarkup],
  livingcookbook: [isZip, isMarkup, isAccess],
  fdxz: [isZip, isMarkup],
}

/** Whether the first bytes of a file match a format. The process of the server reads no more of it. */
export async function matchesFormat(format: DirectFormat, path: string): Promise<boolean> {
  const file = await fileAt(path, '')
  return formatChecks[format].some((matches) => matches(file))
}
