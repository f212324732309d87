import { allergens, type DietMark, type Mark, type Marks, marksOf, noMarks } from '@potluck/foods/marks'

/** The values of `without:`, in the offered languages. */
const names: readonly { readonly mark: Mark; readonly words: readonly string[] }[] = [
  { mark: 'gluten', words: ['gluten', 'wheat', 'weizen', 'glutine', 'глютен', 'глютену', 'גלוטן'] },
  {
    mark: 'crustaceans',
    words: ['crustaceans', 'shrimp', 'krebstiere', 'crostacei', 'ракоподібні', 'ракоподібних', 'סרטנים'],
  },
  { mark: 'egg', words: ['egg', 'eggs', 'ei', 'eier', 'uova', 'uovo', 'яйця', 'яєць', 'ביצים', 'ביצה'] },
  { mark: 'fish', words: ['fish', 'fisch', 'pesce', 'риба', 'риби', 'דגים', 'דג'] },
  { mark: 'peanut', words: ['peanut', 'peanuts', 'erdnuss', 'erdnüsse', 'arachidi', 'арахіс', 'арахісу', 'בוטנים'] },
  { mark: 'soy', words: ['soy', 'soya', 'soja', 'soia', 'соя', 'сої', 'סויה'] },
  { mark: 'milk', words: ['milk', 'dairy', 'milch', 'latte', 'молоко', 'молока', 'חלב'] },
  { mark: 'nuts', words: ['nuts', 'nut', 'nüsse', 'nuss', 'noci', 'горіхи', 'горіхів', 'אגוזים'] },
  { mark: 'celery', words: ['celery', 'sellerie', 'sedano', 'селера', 'селери', 'סלרי'] },
  { mark: 'mustard', words: ['mustard', 'senf', 'senape', 'гірчиця', 'гірчиці', 'חרדל'] },
  { mark: 'sesame', words: ['sesame', 'sesam', 'sesamo', 'кунжут', 'кунжуту', 'שומשום'] },
  { mark: 'sulphites', words: ['sulphites', 'sulfites', 'sulfite', 'solfiti', 'сульфіти', 'сульфітів', 'סולפיטים'] },
  { mark: 'lupin', words: ['lupin', 'lupine', 'lupinen', 'lupini', 'люпин', 'люпину', 'תורמוס'] },
  { mark: 'molluscs', words: ['molluscs', 'mollusks', 'weichtiere', 'molluschi', 'молюски', 'молюсків', 'רכיכות'] },
  { mark: 'meat', words: ['meat', 'fleisch', 'carne', "м'ясо", "м'яса", 'בשר'] },
  { mark: 'pork', words: ['pork', 'schwein', 'schweinefleisch', 'maiale', 'свинина', 'свинини', 'חזיר'] },
  { mark: 'alcohol', words: ['alcohol', 'alkohol', 'alcol', 'алкоголь', 'алкоголю', 'אלכוהול'] },
]

/** The values of `diet:`, and the marks that such a dish lacks. */
const diets: readonly { readonly marks: readonly Mark[]; readonly words: readonly string[] }[] = [
  {
    marks: ['meat', 'pork', 'fish', 'crustaceans', 'molluscs'],
    words: ['vegetarian', 'vegetarisch', 'vegetariana', 'vegetariano', 'вегетаріанська', 'צמחוני', 'צמחונית'],
  },
  { marks: ['animal'], words: ['vegan', 'vegana', 'vegano', 'веганська', 'טבעוני', 'טבעונית'] },
]

/** As typed: small, with plain apostrophes. */
const plain = (word: string): string => word.trim().toLowerCase().replace(/[’ʼ]/g, "'")

/** The marks that words name, with commas between; none where one of them is no name. */
function readAll(text: string, setOf: (word: string) => Marks): Marks {
  const sets = text.split(',').map((word) => setOf(plain(word)))
  return sets.includes(noMarks) ? noMarks : sets.reduce((all, set) => all | set, noMarks)
}

/** The marks that `without:` asks for: "nuts", "nuts,milk". */
export const readMarks = (text: string): Marks =>
  readAll(text, (word) => marksOf(names.filter(({ words }) => words.includes(word)).map(({ mark }) => mark)))

/** The marks that the dishes of a diet are without. */
export const readDiet = (text: string): Marks =>
  readAll(text, (word) => marksOf(diets.filter(({ words }) => words.includes(word)).flatMap(({ marks }) => marks)))

/** The marks that a filter offers, in their order. */
export const offeredMarks: readonly Mark[] = [...allergens, ...(['meat', 'pork', 'alcohol'] satisfies DietMark[])]
