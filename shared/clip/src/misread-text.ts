/** What the bytes 0x80 to 0x9F are in Windows-1252, by their order; a dot stands for none. */
const windows = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

const byteOf = (character: string): number => {
  const at = character === '.' ? -1 : windows.indexOf(character)
  return at < 0 ? character.charCodeAt(0) : 0x80 + at
}

/** The first byte of a letter of two or three bytes and those that follow it, each shown as a letter of its own. */
const misread = /[Â-ß][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[à-ï][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/g

const decoder = new TextDecoder('utf-8', { fatal: true })

function letterOf(shown: string): string {
  try {
    return decoder.decode(Uint8Array.from(shown, byteOf))
  } catch {
    return shown
  }
}

/** Text whose UTF-8 was taken for Windows-1252 on its way, as it was written: "crÃ¨me" is "crème", "Â½" is "½". */
export const readAgain = (text: string): string =>
  /[Â-ï][\u0080-¿€-™]/.test(text) ? text.replace(misread, letterOf) : text
