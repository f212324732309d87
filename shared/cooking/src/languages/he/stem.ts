/** Letters that are written otherwise at the end of a word, as they are written inside. */
const insideLetters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/**
 * A word without number and construct, with its gender: "לימון, לימונים", "עגבנייה, עגבניות", "גבינה, גבינת". The gender
 * keeps apart what is another thing with another ending: milk and halva, cabbage and cauliflower.
 */
export const heStem = (word: string): string =>
  word
    .replace(/(?<=.{2})(?:ייה|יית|יה|יות|ית)$/, 'י=')
    .replace(/(?<=.{2})(?:ות|ה)$/, '=')
    .replace(/(?<=.{3})ת$/, '=')
    .replace(/(?<=.{2})(?:יים|ים|י)$/, '')
    .replace(/[ךםןףץ]$/, (letter) => insideLetters[letter] ?? letter)

/** Words whose plural has another gender or other letters: "ירק, ירקות". */
export const heIrregular = {
  מלימון: 'לימונ',
  מלימונים: 'לימונ',
  מתפוז: 'תפוז',
  מתפוזים: 'תפוז',
  רטבים: 'רוטב',
  ירקות: 'ירק',
  פירות: 'פרי',
  פרי: 'פרי',
  עופות: 'עופ',
  צלעות: 'צלע',
  נרות: 'נר',
  יינות: 'יינ',
  תאנים: 'תאנ=',
  עדשים: 'עדש=',
  עלים: 'על=',
  עלי: 'על=',
  חיטים: 'חיט=',
  אפונים: 'אפונ=',
  ביצים: 'ביצ=',
  ביצי: 'ביצ=',
  קופסא: 'קופס=',
  קופסאות: 'קופס=',
  לבבות: 'לב',
  אשכולות: 'אשכול',
  שעועיות: 'שעועי=',
  מקלות: 'מקל',
  משקאות: 'משק=',
  לפתות: 'לפת',
  חיטה: 'חיט=',
}
