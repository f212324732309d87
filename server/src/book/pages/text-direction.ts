const firstLetter = /\p{Letter}/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Which way a text runs, by its first letter. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
