/** The words before the number of a photo, in the languages of the screens. */
const mark = /\s*\(\s*(?:photo|foto|фото|תמונה)\s+(\d{1,2})\s*\)/giu

/** A step without the photos that it names: "Knead. (photo 2)". */
export interface StepWithPhotos {
  readonly text: string
  /** The numbers of the photos, from 1. */
  readonly photos: readonly number[]
}

/**
 * Reads the photos that a step names in brackets. A number that the recipe has no photo for stays in the text.
 * @param count the number of photos of the recipe
 */
export function readStepPhotos(step: string, count: number): StepWithPhotos {
  const photos: number[] = []
  const text = step.replace(mark, (written, digits: string) => {
    const number = Number(digits)
    if (number < 1 || number > count) return written
    if (!photos.includes(number)) photos.push(number)
    return ''
  })
  return photos.length === 0 ? { text: step, photos } : { text: text.trim(), photos }
}

/**
 * Renumbers photos in instructions, because they are in another order.
 * @param numberOf null for a photo that is gone, undefined for none of the recipe
 */
export const renumberPhotos = (instructions: string, numberOf: (before: number) => number | null | undefined): string =>
  instructions.replace(mark, (written, digits: string) => {
    const number = numberOf(Number(digits))
    if (number === undefined) return written
    return number === null ? '' : written.replace(digits, String(number))
  })

/**
 * Puts a photo to a step, and takes it from the others.
 * @param word the word for a photo
 */
export function putPhotoToStep(
  instructions: string,
  { number, line, word }: { readonly number: number; readonly line: number | null; readonly word: string },
): string {
  const without = renumberPhotos(instructions, (before) => (before === number ? null : undefined))
  if (line === null) return without
  return without
    .split('\n')
    .map((text, at) => (at === line ? `${text.trimEnd()} (${word} ${number})` : text))
    .join('\n')
}
