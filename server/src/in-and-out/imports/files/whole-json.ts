import { textOfFile } from './file-text.ts'
import { isWithinLimits } from './json-limits.ts'
import type { SourceFile } from './source-file.ts'
import { TooLargeError } from './source-file.ts'

/**
 * The content of a whole JSON file.
 * @throws {TooLargeError} if it is larger, deeper or has more values than any file of recipes
 * @throws {SyntaxError}
 */
export async function wholeJson(file: SourceFile, most?: number): Promise<unknown> {
  const text = (await textOfFile(file, most)).replace(/^\uFEFF/, '')
  if (!isWithinLimits(text)) throw new TooLargeError('too large')
  return JSON.parse(text)
}
