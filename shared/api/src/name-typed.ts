/** However a keyboard composes letters, writes an apostrophe or sets spaces. */
const asTyped = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/['‘’ʼ`´]/gu, "'")
    .replaceAll(/["“”„«»]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Whether somebody typed a name, or copied it from a screen. */
export const isNameTyped = (typed: string, name: string): boolean => asTyped(typed) === asTyped(name)
