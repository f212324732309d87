import { type Language, languages, sourcesOf, stemOfKey, wordsIn } from './word-files.ts'

/** The product tells what it found, and never promises that something is not in a dish. */

/** Words that promise it, in each language. */
const claims: Readonly<Record<Language, RegExp>> = {
  'en-us':
    /\bfree (?:of|from)\b|\b(?:gluten|dairy|lactose|milk|nut|peanut|egg|soy|fish|wheat|sesame|allergen|alcohol|meat)[- ]free\b|\ballergy[- ]friendly\b|\bsafe (?:for|to eat)\b|\bcontains no (?:gluten|dairy|milk|nuts?|peanuts?|eggs?|soy|fish|sesame|allergens?|alcohol|meat)\b/i,
  'de-de':
    /\bfrei von\b|(?:gluten|lakto|laktose|milch|nuss|ei|soja|weizen|allergen|alkohol|fleisch)frei\b|\bunbedenklich\b|\bsicher (?:für|essen)\b|\benthält (?:kein|nichts)/i,
  'it-it':
    /\bpriv[oaie] di\b|\bsenza (?:glutine|lattosio|latte|uova|noci|frutta a guscio|arachidi|soia|pesce|sesamo|sedano|senape|crostacei|molluschi|lupini|solfiti|alcol|carne|maiale|allergeni)\b|\bsicur[oaie] per\b|\bnon contiene (?:glutine|latte|uova|noci|arachidi|soia|pesce|carne|allergeni)\b/i,
  'uk-ua':
    /без (?:глютену|лактози|молока|яєць|горіхів|арахісу|сої|риби|кунжуту|селери|гірчиці|сульфітів|люпину|алкоголю|м’яса|свинини|алергенів)|безпечн\S* для|вільн\S* від|безглютенов|не містить/i,
  he: /ללא (?:גלוטן|לקטוז|חלב|ביצים|אגוזים|בוטנים|סויה|דגים|שומשום|סלרי|חרדל|אלכוהול|בשר|אלרגנים)|נטול|בטוח (?:ל|עבור)|אינו מכיל|לא מכיל/,
}

/** Titles for "nothing was found", as folder and key. */
const noneFound = ['mfe-recipes/src/marks marks.noneFound']

test.each(languages)('no word of %s promises that something is not in a dish', (language) => {
  const found = wordsIn(language)
    .filter(({ text }) => claims[language].test(text))
    .map(({ folder, key }) => `${folder} ${stemOfKey(key)}`)
  expect(found.filter((key) => !noneFound.includes(key))).toEqual([])
})

test.each(languages)('no word of %s shows a tick beside allergens', (language) => {
  const told = wordsIn(language).filter(({ key, text }) => /^(?:marks|eaters)\./.test(key) && /[✓✔✅☑👍]/u.test(text))
  expect(told).toEqual([])
})

test('the parts that tell of allergens and eaters draw no tick', () => {
  const telling = ['mfe-recipes', 'shared/parts']
    .flatMap(sourcesOf)
    .filter((source) => /t\(\s*[`'"](?:marks|eaters)\./.test(source))
  expect(telling.length).toBeGreaterThan(0)
  expect(telling.filter((source) => /Icon(?:Circle)?Check\b|tone="done"/.test(source))).toEqual([])
})

test('the patterns find such promises', () => {
  const promises: Readonly<Record<Language, string>> = {
    'en-us': 'This dish is nut-free',
    'de-de': 'Dieses Gericht ist frei von Nüssen',
    'it-it': 'Piatto senza glutine',
    'uk-ua': 'Страва без глютену',
    he: 'מנה ללא גלוטן',
  }
  expect(languages.filter((language) => !claims[language].test(promises[language]))).toEqual([])
})
