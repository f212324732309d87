const endings =
  /(?<=.{3})(?:ами|ями|ові|еві|ими|ого|ому|ів|ей|ам|ям|ах|ях|ом|ем|єм|ою|ею|ої|ий|ій|их|им|[аеиіоуюяїєьй])$/

/** "кріп, кропу": a vowel that changes in a closed syllable. */
const closed = /^([^аеиіоуюяїє]{1,2})і([^аеиіоуюяїє]ь?)$/

/** "чай, чаю", "олія, олії, олій": after these vowels, the sound of й belongs to the word. */
const afterVowel = /(?<=[аіу])(?:й|я|ю|ї|єю|єм|ями|ям|їв)$|(?<=и)(?:я|ю|ї)$/

/** "насіння, насінням", but not "лимонна", whose second letter tells it from "лимон". */
const doubled = /([^аеиіоуюяїє])\1(?:я|ю|ям|ями|ях|ів)?$/

/** A word without its endings and without the vowels that come and go: "огірок, огірки", "перець, перцю". */
export function ukUaStem(word: string): string {
  const ends = afterVowel.test(word) ? word.replace(afterVowel, 'й') : word.replace(endings, '')
  const isWhole = ends === word || `${ends}ь` === word
  return (isWhole ? ends.replace(closed, '$1о$2') : ends)
    .replace(/ь(?=ц?$)/, '')
    .replace(doubled.test(word) ? /.$/ : '', '')
    .replace(/(?<=.{2})[ое](?=[кцлнтр]$)/, '')
}

/** Words that the rule does not know, and pieces that are named after what they are of: "картоплина". */
export const ukUaIrregular = {
  картоплина: 'картопл',
  морквина: 'моркв',
  цибулина: 'цибул',
  варення: 'варенн',
  варенням: 'варенн',
  варенню: 'варенн',
  філо: 'філо',
  хліб: 'хліб',
  лід: 'льод',
  папір: 'папр',
  пиріг: 'пирог',
  корінь: 'корн',
  ячмінь: 'ячмн',
  окіст: 'окост',
  кисіль: 'кисіл',
  киселю: 'кисіл',
  киселі: 'кисіл',
  киселем: 'кисіл',
  хміль: 'хмл',
  ягід: 'ягод',
  сіль: 'сол',
  соя: 'сой',
  сої: 'сой',
  сою: 'сой',
}
