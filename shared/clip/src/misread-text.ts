/** The characters of the bytes 0x80 to 0x9F in Windows-1252, in order; a dot stands for none. */
const windows = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

const windowsBytes = new Map([...windows].map((character, at) => [character.charCodeAt(0), 0x80 + at]))

function byteAt(shown: string, at: number): number {
  const code = shown.charCodeAt(at)
  return code < 0x100 ? code : (windowsBytes.get(code) ?? 0)
}

/** The first byte of a letter of two or three bytes and those that follow it, each shown as a letter of its own. */
const misread = /[Â-ß][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[à-ï][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/g

function letterOf(shown: string): string {
  const [first, second] = [byteAt(shown, 0), byteAt(shown, 1) & 0x3f]
  return shown.length === 2
    ? String.fromCharCode(((first & 0x1f) << 6) | second)
    : String.fromCharCode(((first & 0x0f) << 12) | (second << 6) | (byteAt(shown, 2) & 0x3f))
}

/** Text whose UTF-8 was taken for Windows-1252 on its way, as it was written: "crÃ¨me" is "crème", "Â½" is "½". */
export const readAgain = (text: string): string =>
  /[Â-ï][\u0080-¿€-™]/.test(text) ? text.replace(misread, letterOf) : text
